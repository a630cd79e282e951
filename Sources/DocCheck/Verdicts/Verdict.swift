/// What doccheck says about a snippet.
enum Verdict: Codable, Hashable, Sendable {
  /// The way in which a snippet was judged.
  enum Judgement: String, Codable, Sendable {
    case compiled
    case ran
    case failedAsExpected
  }

  /// The snippet does what the article says.
  case passed(Judgement)
  /// The snippet is wrong; findings say how.
  case failed
  /// Nobody could tell, and why; never the article's fault.
  case undecided(reason: String)
  /// Nobody tried, and why.
  case skipped(reason: String)

  /// The verdict's name in reports.
  var name: String {
    switch self {
    case .passed: "passed"
    case .failed: "failed"
    case .undecided: "undecided"
    case .skipped: "skipped"
    }
  }

  /// Why a snippet was not judged.
  var reason: String? {
    switch self {
    case .passed, .failed: nil
    case .undecided(let reason), .skipped(let reason): reason
    }
  }
}
