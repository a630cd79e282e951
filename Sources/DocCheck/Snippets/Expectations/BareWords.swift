/// A comment of words without quotes or a sign, such as `it's final`: a remark, or nearly what the code beside
/// it prints.
struct BareWords {
  private let text: String
  private let words: [String]

  init(_ text: String) {
    self.text = ValueComment.withoutFullStop(text.trimmingBlanks)
    words = Self.words(of: self.text)
  }

  /// The words between blanks, without upper case and the signs around them.
  private static func words(of text: String) -> [String] {
    text.lowercased().split(whereSeparator: \.isWhitespace).map { word in
      let isSign = { (sign: Character) in !sign.isLetter && !sign.isNumber }
      return String(
        String(word.drop(while: isSign).reversed().drop(while: isSign)).reversed()
      )
    }
    .filter { !$0.isEmpty }
  }

  /// Whether at least half of them may be among the words that code writes, and none of the others is a name.
  ///
  /// - Parameters:
  ///   - marks: those of the words that the code's texts are made of.
  ///   - names: the names that the code uses; a comment that has one of them is a remark about its value.
  func mayRepeat(wordsWith marks: Set<String>, names: Set<String>) -> Bool {
    guard text.utf8.count <= Self.length, !words.isEmpty else { return false }
    let others = words.filter { marks.isDisjoint(with: Self.marks(of: $0)) }
    return others.count * 2 <= words.count && !words.allSatisfy(Self.commonWords.contains)
      && !others.contains { $0.count == 1 && $0.first?.isLetter == true || names.contains($0) }
      && !text.contains { Self.signs.contains($0) }
  }

  /// The most bytes of a comment that is compared; longer ones are remarks.
  private static let length = 200

  /// Characters of placeholders, quotations and code.
  private static let signs: Set<Character> = ["<", ">", "_", "`", "…", "\"", "“", "「"]

  /// By what words are found that are nearly the same as those of a text.
  static func marks(of text: String) -> Set<String> {
    Set(words(of: text).flatMap { [String($0.prefix(3)), "\($0.prefix(1))…\($0.suffix(1))"] })
  }

  /// Whether they are nearly another text: with a slip, cut inside of a word, or with other words in half of the
  /// places.
  func misstate(_ other: String) -> Bool {
    let others = Self.words(of: other)
    guard words.count > 1 else {
      return words.count == 1 && others.count == 1 && words[0].count > 4
        && EditDistance.isSlip(words[0], for: others[0])
    }
    if isCut(from: other) { return true }
    guard words.count == others.count else { return false }
    let same = zip(words, others).filter { $0 == $1 }.map(\.0)
    return same.count < words.count && same.count * 2 >= words.count
      && !same.allSatisfy(Self.commonWords.contains)
  }

  private func isCut(from other: String) -> Bool {
    guard other.hasPrefix(text), text.count * 2 >= other.count, let last = text.last,
      let next = other.dropFirst(text.count).first
    else { return false }
    return last.isLetter && next.isLetter
  }

  /// Words that remarks and texts have in common by chance.
  private static let commonWords: Set<String> = [
    "a", "an", "and", "are", "in", "is", "it", "of", "on", "the", "to",
  ]
}
