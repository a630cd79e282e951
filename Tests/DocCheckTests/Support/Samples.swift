import Testing

@testable import DocCheck

/// The one report that every reporter renders in the tests.
enum Samples {
  /// An English, a Japanese and a hostile article.
  static func report() throws -> Report {
    Report(
      articles: [
        try english().report, try hostile().report, try japanese().report,
      ],
      tool: Report.Tool(version: "0.1.0", compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
      sandbox: "bwrap"
    )
  }

  /// A rule for samples, since the reporters only care for its name and weight.
  static func rule(_ id: String, _ severity: Severity) -> Rule {
    Rule(
      id: id,
      severity: severity,
      summary: "",
      explanation: "",
      failingExample: "",
      correctedExample: ""
    )
  }
}
