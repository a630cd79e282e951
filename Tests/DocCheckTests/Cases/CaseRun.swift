@testable import DocCheck

/// Checks all examples in as few runs as their options allow.
enum CaseRun {
  /// What came out of every example, by its file and line.
  static let outcomes = BackgroundWork { try outcomes(of: CaseLibrary.examples) }

  /// The outcomes as they are written in case files.
  struct Outcomes: Sendable {
    private(set) var lines: [String: [Int: [String]]] = [:]

    subscript(example: CaseExample) -> [String] {
      get { lines[example.file]?[example.line] ?? ["nothing came out of it"] }
      set { lines[example.file, default: [:]][example.line] = newValue }
    }
  }

  private static func outcomes(of examples: [CaseExample]) throws -> Outcomes {
    var outcomes = Outcomes()
    for group in Dictionary(grouping: examples, by: \.settings.arguments).values {
      let batch = ArticleBatch(
        options: try group[0].settings.options(),
        articles: group.map { ($0.settings.path, $0.text) }
      )
      for (example, outcome) in zip(group, try batch.outcomes()) {
        let lines = CaseLines(details: example.settings.details)
        outcomes[example] = lines.lines(of: outcome.report) + lines.lines(of: outcome.change)
      }
    }
    return outcomes
  }
}
