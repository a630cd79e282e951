import Testing

@testable import DocCheck

/// The one report that every reporter renders in the tests.
enum Samples {
  /// An English, a Japanese and a hostile article, and times.
  static func report() throws -> Report {
    Report(
      articles: [
        try english().report, try hostile().report, try japanese().report,
      ],
      tool: Report.Tool(version: "0.1.0", compiler: "Swift version 6.3.1 (swift-6.3.1-RELEASE)"),
      sandbox: "bwrap",
      timings: try timings()
    )
  }

  /// Times as no two runs have them.
  private static func timings() throws -> Timings {
    let (first, third) = (try english().id(1), try english().id(3))
    return Timings(
      stages: [
        Timings.Stage(name: "set up", seconds: 0.5),
        Timings.Stage(name: "extract", seconds: 1.25),
        Timings.Stage(name: "judge", seconds: 2.0004),
      ],
      snippets: [
        Timings.Snippet(
          id: first,
          steps: [
            WorkLog.Step(kind: .compiledTogether, seconds: 0.0433),
            WorkLog.Step(kind: .built, seconds: 0.7), WorkLog.Step(kind: .ran, seconds: 0.0567),
          ]
        ),
        Timings.Snippet(
          id: third,
          steps: [
            WorkLog.Step(
              kind: .compiledAlone,
              seconds: 1.1,
              reason: AloneReason.refused.rawValue
            )
          ]
        ),
      ]
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
