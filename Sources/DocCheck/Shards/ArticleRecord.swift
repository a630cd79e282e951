import Foundation

/// All that reports need of an article, as the JSON report of a shard has it for `doccheck merge`.
struct ArticleRecord: Codable, Sendable {
  private let path: String
  private let source: Data
  private let tests: TestFile?
  private let readsSwiftTests: Bool
  private let outcome: ArticleOutcome

  init(_ report: ArticleReport) {
    let article = report.article
    (path, source) = (article.path, Data(article.fileBytes))
    (tests, readsSwiftTests) = (article.tests, article.readsSwiftTests)
    outcome = ArticleOutcome(report)
  }

  /// The report on the article.
  var report: ArticleReport {
    outcome.report(
      on: ArticleFile(
        path: path,
        bytes: Array(source),
        tests: tests,
        readsSwiftTests: readsSwiftTests
      )
    )
  }
}
