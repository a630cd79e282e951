/// The words of a message, to tell whether another text says the same.
struct Wording: Sendable {
  private let words: Set<String>
  /// Whether it says that something is not to be.
  private let denies: Bool

  init(_ text: String) {
    let lower = text.lowercased().withStraightApostrophes
    words = Set(lower.identifiers.filter { $0.count > 2 })
    denies = Self.denials.contains(where: lower.contains)
  }

  /// The ways in which compilers and authors say that something is not to be.
  private static let denials = ["cannot", "can't", "can not", "must not", "may not", "not allowed"]

  /// Whether both messages have most of the words of the shorter one in common, and not only such as nearly
  /// all messages have; where both deny something, only the others count.
  ///
  /// Compilers reword their messages from version to version, and authors shorten them.
  func resembles(_ other: Wording) -> Bool {
    let (own, others) = (words.subtracting(Self.usual), other.words.subtracting(Self.usual))
    let (common, special) = (words.intersection(other.words).count, own.intersection(others).count)
    return special > 0 && common >= 3 && common * 5 >= min(words.count, other.words.count) * 3
      || denies && other.denies && special >= 2 && special * 5 >= min(own.count, others.count) * 3
  }

  /// Words that nearly all messages on errors hold.
  private static let usual: Set<String> = [
    "and", "another", "any", "argument", "arguments", "call", "cannot", "can", "class", "conform",
    "expected", "for", "from", "have", "member", "must", "not", "of", "operands", "operator",
    "optional", "other", "parameter", "protocol", "same", "specified", "struct", "that", "the",
    "this", "type", "types", "use", "used", "value", "values", "with", "without",
  ]
}
