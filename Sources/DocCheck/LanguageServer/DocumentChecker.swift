import Synchronization

/// Checks documents as an editor has them, by the way that `doccheck check` goes.
final class DocumentChecker: Sendable {
  /// What the command line and the configuration at a path ask for.
  private let options: @Sendable (_ path: String) throws -> Options
  private let executable: String
  /// What checks with some options need; articles of one project share it.
  private let environments = Mutex<[Options: CheckEnvironment]>([:])

  /// How many of them are kept.
  private static let most = 8

  init(executable: String, options: @escaping @Sendable (_ path: String) throws -> Options) {
    (self.executable, self.options) = (executable, options)
  }

  /// What is found in a document.
  ///
  /// - Parameter draws: whether its views are drawn.
  /// - Throws: `EnvironmentError` and `UsageError` where nothing can be checked.
  func report(on document: OpenDocument, drawing draws: Bool = false) throws -> ArticleReport? {
    var options = try options(document.path)
    options.drawsSketches = draws
    var pipeline = Pipeline(options: options, environment: try environment(options))
    pipeline.drafts = [document.path: document.source.bytes]
    let outcome = try pipeline.run()
    if let problem = outcome.problems.first { throw problem }
    return try Gate(options).outcome(of: outcome.report).report.articles.first
  }

  private func environment(_ options: Options) throws -> CheckEnvironment {
    var shared = options
    shared.paths = []
    return try environments.withLock { environments in
      if let known = environments[shared], known.sources.isCurrent { return known }
      environments.removeValue(forKey: shared)?.close()
      let environment = try CheckEnvironment(options: options, executable: executable)
      // Those of configurations that are gone would stay for ever.
      if environments.count >= Self.most { Self.close(&environments) }
      environments[shared] = environment
      return environment
    }
  }

  /// Removes what nobody needs any more.
  func close() { environments.withLock { Self.close(&$0) } }

  private static func close(_ environments: inout [Options: CheckEnvironment]) {
    for environment in environments.values { environment.close() }
    environments = [:]
  }
}
