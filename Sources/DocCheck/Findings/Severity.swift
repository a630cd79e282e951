/// How much a finding weighs, from the least to the most.
enum Severity: String, Sendable, Codable, Comparable, CaseIterable {
  case note
  case warning
  case error

  static func < (left: Severity, right: Severity) -> Bool { left.rank < right.rank }

  private var rank: Int {
    switch self {
    case .note: 0
    case .warning: 1
    case .error: 2
    }
  }
}
