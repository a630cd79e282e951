/// What the command line asks for.
struct Options: Hashable, Sendable {
  /// What doccheck is to do.
  enum Command: String, Sendable, CaseIterable {
    case check
    case watch
    case lsp
    case list
    case explain
    case fix
    case bless
    case start = "init"
    case merge
    case sketch
    case completions
    case help
    case version
    case man
    case prepare

    /// Whether the folder that doccheck is started in is meant where no path is named.
    var hasStandardPath: Bool { [.check, .watch, .list].contains(self) }

    /// Whether articles are read at all, with their project's configuration.
    var readsArticles: Bool { judges || self == .list }

    /// Whether snippets are compiled and run.
    var judges: Bool { [.check, .watch, .sketch].contains(self) || mends }

    /// Whether findings decide on the exit status.
    var isGated: Bool { judges && self != .sketch || self == .merge }

    /// Whether articles are rewritten.
    var mends: Bool { self == .fix || self == .bless }
  }

  /// The form of the report on standard output.
  enum Format: String, Sendable, CaseIterable {
    case text
    case json
    case sarif
    case junit
    case github
    case markdown
  }

  /// The forms in which a report can be written to a file.
  enum ReportKind: String, Sendable, CaseIterable {
    case html
    case json
    case sarif
    case junit
    case github
    case markdown
  }

  /// A report to write to a file.
  struct ReportFile: Hashable, Sendable {
    let kind: ReportKind
    let path: String

    /// Whether the path names a folder, for a report of several files.
    var isFolder: Bool { path.hasSuffix("/") }
  }

  /// What is read in articles beyond what doccheck reads in all.
  enum Dialect: String, Sendable, CaseIterable {
    /// The hidden tests of The Swift Programming Language.
    case swifttest
  }

  /// When colours are used.
  enum Color: String, Sendable, CaseIterable {
    case auto
    case always
    case never
  }

  /// The weight from which a finding makes the check fail.
  enum FailLevel: String, Sendable, CaseIterable {
    case error
    case warning
    case never
  }

  /// What is checked where no path is named: the folder that doccheck is started in.
  static let standardPath = "."

  var command = Command.check
  var paths: [String] = []
  var format = Format.text
  var reports: [ReportFile] = []
  var failOn = FailLevel.error
  /// The least verified share in percent, from 0 to 100.
  var minimumVerified: Double?
  /// The severities that replace the rules' own and the configuration's.
  var severities = RuleSeverities()
  /// The configuration's file; nothing for the nearest one.
  var configurationFile: String?
  /// What the configuration says.
  var configuration = Configuration()
  /// Whether the configuration may name a package to build, and module folders outside of its folder.
  var trustsConfiguration = false
  /// The file of known findings, which are not reported.
  var baseline: String?
  /// The file to which all findings are written as known.
  var writtenBaseline: String?
  /// The commit since which an article must have changed to be checked.
  var changedSince: String?
  /// Earlier JSON reports, the oldest first; the last one is compared with.
  var earlierReports: [String] = []
  /// The language versions to check in, each 5 or 6, the decisive one first; none for 5.
  var swiftVersions: [Int] = []
  /// What a further check takes for the isolation of code that names none.
  var defaultIsolation: LanguageMode.Isolation?
  /// The folder of the Swift package whose modules snippets may import; nothing for none.
  var package: String?
  /// Whether the package is the one around the Swift files that are checked, and nobody named it.
  var impliesPackage = false
  /// Further folders of modules.
  var modulePaths: [String] = []
  /// The part of the articles to check; nothing for all.
  var shard: Shard?
  /// The file that says what checking each article takes.
  var shardCostsFile: String?
  /// The number of programs that are worked on at once; nothing for one a core.
  var jobs: Int?
  var runs = true
  /// The time limit for a program in seconds.
  var timeout = 10.0
  var sandbox = Sandbox.Choice.automatic
  var dialect: Dialect?
  var color = Color.auto
  var isQuiet = false
  var isVerbose = false
  var allowsEmpty = false
  var swiftc = "swiftc"
  /// A folder for what can be kept between runs.
  var cache: String?
  /// Whether what the compiler said before is taken for what it says.
  var caches = true
  /// The address of a cache that machines share; nothing for none.
  var remoteCache: String?
  /// Whether the shared cache is only read.
  var onlyReadsRemoteCache = false
  /// Whether programs share calls of the compiler.
  var merges = true
  /// A folder for the programs that the verdicts rest on.
  var keepPrograms: String?
  /// Whether views are drawn for the report.
  var drawsSketches = false
  /// How views are drawn.
  var sketchRequest = SketchRequest()
  /// The name of the only preview or view to draw; nothing for all.
  var previewName: String?
  /// The folder that sketches are written to.
  var sketchFolder: String?
  /// The folder of the sketches to compare with.
  var earlierSketches: String?
  /// Whether what would be rewritten is only shown.
  var onlyShowsEdits = false
  /// Whether an editor asks.
  var servesEditor = false
  var showsHelp = false
  var showsVersion = false

  /// The severities for an article.
  func severities(forArticleAt path: String) -> RuleSeverities {
    configuration.severities(forArticleAt: path).replaced(by: severities)
  }

  /// How views are drawn; nothing where they are not.
  var sketches: SketchRequest? {
    drawsSketches || command == .sketch ? sketchRequest : nil
  }

  /// Whether the compiler is asked what it offers against errors.
  var asksForFixIts: Bool { command == .fix || servesEditor }

  /// Whether articles are read at all, and with them their project's configuration.
  var readsArticles: Bool { command.readsArticles && !showsHelp && !showsVersion }

  /// Whether language modes are asked for; otherwise an article may state its own.
  var namesLanguageModes: Bool {
    !swiftVersions.isEmpty || !configuration.swiftVersions.isEmpty || defaultIsolation != nil
  }

  /// The language modes to check in, the decisive one first.
  var languageModes: [LanguageMode] {
    var versions: [Int] = []
    let wanted = swiftVersions.isEmpty ? configuration.swiftVersions : swiftVersions
    for version in wanted where !versions.contains(version) { versions.append(version) }
    let modes = (versions.isEmpty ? [5] : versions).map { LanguageMode(version: $0) }
    guard let defaultIsolation, let last = modes.last else { return modes }
    return modes + [LanguageMode(version: last.version, isolation: defaultIsolation)]
  }
}
