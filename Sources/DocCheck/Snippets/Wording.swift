/// The words of a message, to tell whether another text says the same.
struct Wording: Sendable {
  private let words: Set<String>

  init(_ text: String) {
    words = Set(text.lowercased().identifiers.filter { $0.count > 2 })
  }

  /// Whether both messages have most of the words of the shorter one in common.
  ///
  /// Compilers reword their messages from version to version, and authors shorten them.
  func resembles(_ other: Wording) -> Bool {
    let common = words.intersection(other.words).count
    return common >= 3 && common * 5 >= min(words.count, other.words.count) * 3
  }
}
