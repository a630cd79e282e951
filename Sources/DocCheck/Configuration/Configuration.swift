/// What a project's `.doccheck.json` asks for; what it leaves out is nothing.
struct Configuration: Hashable, Sendable {
  /// Severities for some of the articles.
  struct Override: Hashable, Sendable {
    var paths: [PathGlob] = []
    var severities = RuleSeverities()
  }

  /// The folder of the file, which its paths are relative to, and which files in it count.
  var selection = PathSelection()
  var severities = RuleSeverities()
  /// In their order: a later one wins.
  var overrides: [Override] = []
  var claims = ClaimSettings()
  /// The language versions to check in, the decisive one first.
  var swiftVersions: [Int] = []
  var defaultIsolation: LanguageMode.Isolation?
  /// The oldest systems that the code is meant for.
  var platforms: [DeploymentTarget] = []
  /// Further folders of modules.
  var modulePaths: [String] = []
  /// The folder of a Swift package whose modules snippets may import.
  var package: String?
  var failOn: Options.FailLevel?
  /// The least verified share in percent.
  var minimumVerified: Double?
  /// The time limit for a program in seconds.
  var timeout: Double?
  /// The file of known findings.
  var baseline: String?

  /// The severities for an article.
  func severities(forArticleAt path: String) -> RuleSeverities {
    let relative = selection.folder.relative(path)
    guard !relative.hasPrefix("../") else { return severities }
    return overrides.filter { $0.paths.contains { $0.matches(relative) } }
      .reduce(severities) { $0.replaced(by: $1.severities) }
  }

  /// Takes what the file says into options that the command line may still change.
  func apply(to options: inout Options) {
    let folder = selection.folder
    options.configuration = self
    options.failOn = failOn ?? options.failOn
    options.minimumVerified = minimumVerified
    options.timeout = timeout ?? options.timeout
    options.defaultIsolation = defaultIsolation
    options.package = package.map(folder.resolving)
    options.modulePaths = modulePaths.map(folder.resolving)
    options.baseline = baseline.map(folder.resolving)
  }
}
