/// Everything that doccheck found, without an absolute path, and with times in one place alone.
struct Report: Sendable {
  /// The programs that made the report.
  struct Tool: Sendable {
    /// doccheck's version.
    let version: String
    /// The first line of `swiftc --version`.
    let compiler: String
  }

  /// Sorted by path.
  var articles: [ArticleReport]
  let tool: Tool
  /// The language modes that were checked in, the decisive one first; empty where nothing was
  /// compiled.
  var languageModes: [LanguageMode] = []
  /// What the programs were sandboxed by when they ran: `bwrap`, `landlock`, `none`, or nothing if
  /// none could run.
  let sandbox: String?
  /// What the compiler was sandboxed by; nothing where it was not.
  var compilerSandbox: String?
  /// What held where one of them is `landlock`.
  var landlock: LandlockRecord?
  /// Where the compiler's answers came from; nothing if it was not asked.
  var compilations: CompilationLog.Counts?
  /// How many articles had been checked before and were not looked into; nothing without a check.
  var rememberedArticles: Int?
  /// Which part of which articles it is about; nothing where it is about all.
  var shard: ShardPlace?
  /// How long the work took; nothing where nothing was checked.
  var timings: Timings?
  /// The number of findings that were left out since the baseline lists them; nothing without one.
  var knownFindings: Int?
  /// What open pages notice a newer report by; nothing where none is to come.
  var live: LivePage?
  /// What has changed since an earlier report, if there is one to compare with.
  var comparison: ReportComparison?

  /// The rules that find something only where programs run.
  private static let foundByRunning: Set<String> = Set(
    [Rule.outputDiffers, .testFailed, .trapped, .timedOut, .contradictedClaim].map(\.id)
  )

  /// Whether a rule could have found something: where no program ran, some could not.
  func couldFind(rule: String) -> Bool { sandbox != nil || !Self.foundByRunning.contains(rule) }

  /// The counts over all articles.
  var summary: Summary { Summary(of: articles) }
}
