import Foundation

/// The files that a command line has reports written to.
struct ReportTargets {
  private let paths: [String]

  init(_ options: Options) { paths = options.reports.map(\.path) }

  /// Refuses paths that would replace an article, checked or not, a Swift file or a configuration.
  ///
  /// - Throws: `UsageError` for the first of them.
  func refuseSources(of report: Report) throws {
    // A Markdown report of an earlier run may be in the checked folder.
    let checked = report.articles.map(\.article).filter { !Self.isReport($0.source.bytes) }
    let articles = Set(checked.map { FolderPath.absolute($0.path) })
    for path in paths {
      let absolute = FolderPath.absolute(path)
      guard articles.contains(absolute) || Self.isSource(absolute) else { continue }
      throw UsageError(
        message: "the report '\(path)' would replace a source file",
        help: "choose another path for --report"
      )
    }
  }

  /// Whether a file is one that people write, also where this run does not check it.
  private static func isSource(_ path: String) -> Bool {
    if path.hasSuffix(".swift") || path.hasSuffix("/" + ConfigurationFile.name) { return true }
    guard ArticleFinder.markdownEndings.contains(where: path.hasSuffix),
      let file = FileHandle(forReadingAtPath: path)
    else { return false }
    defer { try? file.close() }
    let beginning = (try? file.read(upToCount: MarkdownReporter.beginning.utf8.count)) ?? nil
    return beginning.map { !$0.isEmpty && !isReport($0) } ?? false
  }

  private static func isReport(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.starts(with: MarkdownReporter.beginning.utf8)
  }
}
