import Foundation

/// Compares the literal that a comment shows with the descriptions of a value.
struct ValueComparison: Sendable {
  /// The literal.
  let expected: String
  /// The value's descriptions, each as the program printed it.
  let actual: [String]
  let hasSets: Bool

  /// How one of the descriptions agrees; nothing if all differ.
  var agreement: OutputComparison.Agreement? {
    let shown = Self.plain(expected)
    let values = actual.map(Self.plain)
    if values.contains(shown) { return .exact }
    let bare = values.map(Self.withoutOptional)
    if bare.contains(shown) { return .within(.optional) }
    if bare.contains(where: { isRounded($0, to: shown) }) { return .within(.rounding) }
    if bare.contains(where: { OutputComparison.isUnordered($0, shown, hasSets: hasSets) }) {
      return .within(.order)
    }
    return nil
  }

  /// Whether the code has no value that a literal could show: `()`, or an object.
  var isPointless: Bool { actual.first.map { Self.plain($0) == "()" } ?? true }

  /// The value as a literal would show it.
  var shown: String { Self.plain(actual.first ?? "") }

  /// The text without blanks that have no meaning in a literal, and without `_` in its numbers.
  private static func plain(_ text: String) -> String {
    let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
    if trimmed.first?.isNumber == true { return trimmed.replacing("_", with: "") }
    return trimmed
  }

  private static func withoutOptional(_ text: String) -> String {
    text.hasPrefix("Optional(") && text.hasSuffix(")") ? String(text.dropFirst(9).dropLast()) : text
  }

  /// Whether a number is what an article shows with fewer digits behind the point.
  private func isRounded(_ value: String, to shown: String) -> Bool {
    guard let number = Double(value), let digits = shown.split(separator: ".").dropFirst().first,
      let rounded = Double(shown), shown.contains(".")
    else { return false }
    return abs(number - rounded) <= pow(10, -Double(digits.count))
  }
}
