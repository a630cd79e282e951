extension Character {
  /// Whether the character may stand in a name.
  var isPartOfName: Bool { isLetter || isNumber || self == "_" }
}

extension String {
  /// The identifiers in a text, in its order.
  var identifiers: [String] { split { !$0.isPartOfName }.map(String.init) }

  /// The words that make up a name, and what is between them: `URL` and `Session`.
  var nameParts: [Substring] { matches(of: Self.namePart).map(\.output) }

  private static let namePart = Pattern(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+|[^A-Za-z]+/)
}

extension StringProtocol {
  /// The argument labels at the end of a name: `width` and `height` of `frame(width:height:)`.
  var argumentLabels: [String] {
    guard hasSuffix(")"), let open = lastIndex(of: "(") else { return [] }
    let list = String(self[index(after: open)...])
    return list.dropLast().split(separator: ":").map(String.init)
  }

  /// The name that a text begins with; empty if it begins with none.
  var leadingName: String { String(prefix(while: \.isPartOfName)) }

  /// Where a name stands as a whole, not as a part of another one.
  func wholeRanges(of name: String) -> [Range<Index>] {
    ranges(of: name).filter {
      self[..<$0.lowerBound].last?.isPartOfName != true
        && self[$0.upperBound...].first?.isPartOfName != true
    }
  }

  /// The text on both sides of a column in bytes, counted from 1.
  func parts(atColumn column: Int) -> (before: String, behind: String) {
    let count = Swift.max(0, column - 1)
    return (
      String(decoding: utf8.prefix(count), as: UTF8.self),
      String(decoding: utf8.dropFirst(count), as: UTF8.self)
    )
  }
}
