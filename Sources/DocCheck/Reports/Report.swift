/// Everything that doccheck found, without a clock and without an absolute path.
struct Report: Sendable {
  /// The programs that made the report.
  struct Tool: Sendable {
    /// doccheck's version.
    let version: String
    /// The first line of `swiftc --version`.
    let compiler: String
  }

  /// Sorted by path.
  let articles: [ArticleReport]
  let tool: Tool
  /// What the programs were confined by when they ran: `bwrap`, `none`, or nothing if none ran.
  let sandbox: String?
  /// Where the compiler's answers came from; nothing if it was not asked.
  var compilations: CompilationLog.Counts?

  /// The counts over all articles.
  var summary: Summary { Summary(of: articles) }
}
