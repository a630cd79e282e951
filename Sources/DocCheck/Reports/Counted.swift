extension Int {
  /// The number with its noun: `1 error`, `2 errors`.
  func of(_ noun: String) -> String {
    switch self {
    case 1: "1 \(noun)"
    case _ where noun.hasSuffix("y"): "\(self) \(noun.dropLast())ies"
    default: "\(self) \(noun)s"
    }
  }
}
