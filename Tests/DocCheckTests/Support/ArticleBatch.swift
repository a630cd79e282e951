import Foundation

@testable import DocCheck

/// Articles that are checked together, in one run of the pipeline, as those of a folder are.
struct ArticleBatch: Sendable {
  /// The command and what it is told, without paths.
  var options = Options()
  /// The names and the contents of the articles.
  var articles: [(path: String, text: String)] = []

  /// What came of an article.
  struct Outcome: Sendable {
    let report: ArticleReport
    /// What was changed in it, where articles are mended.
    var change: FileChange?
  }

  /// What came of each article, in their order.
  ///
  /// - Throws: `EnvironmentError` if nothing can be checked at all.
  func outcomes() throws -> [Outcome] {
    let folder = try TemporaryFolder()
    let paths = articles.indices.map { "\(folder.path)/\($0)/\(articles[$0].path)" }
    let contents = articles.map { Array($0.text.utf8) }
    var options = options
    options.paths = paths
    let pipeline = Pipeline(
      options: options,
      environment: options.command.judges ? try environment() : nil,
      drafts: Dictionary(uniqueKeysWithValues: zip(paths, contents))
    )
    let (reports, changes) = try run(pipeline)
    let byPath = Dictionary(uniqueKeysWithValues: reports.map { ($0.article.path, $0) })
    return try paths.map { path in
      guard let report = byPath[path] else { throw CaseError("nothing came of \(path)") }
      return Outcome(report: report, change: changes.first { $0.path == path })
    }
  }

  private func run(_ pipeline: Pipeline) throws -> ([ArticleReport], [FileChange]) {
    guard options.command.mends else { return (try pipeline.run().report.articles, []) }
    let result = try Mender(pipeline: pipeline).mend()
    return (result.outcome.report.articles, result.changes)
  }

  /// The environment of all tests, but without what is remembered of whole articles.
  private func environment() throws -> CheckEnvironment {
    var environment = try Checking.environment.get()
    environment.verdicts = nil
    if !options.runs { environment.executor = nil }
    return environment
  }
}
