/// The words of a message, to tell whether another text says the same.
struct Wording: Sendable {
  private let words: Set<String>

  init(_ text: String) {
    let lower = text.lowercased().withStraightApostrophes
    let denies = Self.denials.contains(where: lower.contains)
    words = Set(lower.identifiers.filter { $0.count > 2 }).subtracting(["cannot", "must"])
      .union(denies ? ["not"] : [])
  }

  /// The ways in which compilers and authors say that something is not to be.
  private static let denials = ["cannot", "can't", "can not", "must not", "may not", "not allowed"]

  /// Whether both messages have most of the words of the shorter one in common.
  ///
  /// Compilers reword their messages from version to version, and authors shorten them.
  func resembles(_ other: Wording) -> Bool {
    let common = words.intersection(other.words).count
    return common >= 3 && common * 5 >= min(words.count, other.words.count) * 3
  }
}
