/// The emoji and dingbats by which authors tell right from wrong.
///
/// They are known by their first scalar: a skin tone, a gender or a variation selector may follow.
enum VerdictMark {
  private static let wrong = scalars("❌🚫⛔✗✘❎🙅👎🆖")
  private static let right = scalars("✅✔✓⭕🙆👍🆗")
  private static let failing = scalars("🔴💥")
  private static let running = scalars("🟢")

  /// Whether a character stands for what is wrong.
  static func isWrong(_ character: Character) -> Bool {
    holds(character, in: [wrong, failing])
  }

  /// Whether a character stands for what is right or wrong.
  static func isMark(_ character: Character) -> Bool {
    holds(character, in: [wrong, right, failing, running])
  }

  /// Whether a character may lead to one of several variants; colours and bangs tell how lines end.
  static func leadsToVariant(_ character: Character) -> Bool {
    holds(character, in: [wrong, right])
  }

  private static func scalars(_ marks: String) -> Set<Unicode.Scalar> { Set(marks.unicodeScalars) }

  private static func holds(_ character: Character, in marks: [Set<Unicode.Scalar>]) -> Bool {
    character.unicodeScalars.first.map { first in marks.contains { $0.contains(first) } } ?? false
  }
}
