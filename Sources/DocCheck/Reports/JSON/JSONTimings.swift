/// How long the work took, as it is in JSON: the only times in it.
struct JSONTimings: Encodable {
  private struct Stage: Encodable {
    let name: String
    let seconds: Double
  }

  private struct Program: Encodable {
    let step: String
    let seconds: Double
    let reason: String?
  }

  private struct Snippet: Encodable {
    let snippet: String
    let seconds: Double
    let programs: [Program]
  }

  private let stages: [Stage]
  private let snippets: [Snippet]

  init(_ timings: Timings) {
    stages = timings.stages.map { Stage(name: $0.name, seconds: Self.rounded($0.seconds)) }
    snippets = timings.snippets.map { snippet in
      Snippet(
        snippet: snippet.id,
        seconds: Self.rounded(snippet.seconds),
        programs: snippet.steps.map {
          Program(step: $0.kind.rawValue, seconds: Self.rounded($0.seconds), reason: $0.reason)
        }
      )
    }
  }

  /// Seconds to the millisecond: less is chance.
  private static func rounded(_ seconds: Double) -> Double { (seconds * 1000).rounded() / 1000 }
}
