/// The words by which a title and a claim can be seen to speak of the same thing.
enum ContentWords {
  /// The Latin words of four letters or more, and the pairs of neighbouring ideographs, katakana and
  /// hangul, in lower case.
  static func words(in text: String) -> Set<String> {
    var result: Set<String> = []
    var word = ""
    var previous: Character?
    for character in text.lowercased() {
      if character.isASCII, character.isLetter {
        word.append(character)
        previous = nil
        continue
      }
      if word.count >= shortest { result.insert(word) }
      word = ""
      guard isContent(character) else {
        previous = nil
        continue
      }
      if let previous { result.insert(String([previous, character])) }
      previous = character
    }
    if word.count >= shortest { result.insert(word) }
    return result.subtracting(common)
  }

  private static let shortest = 4

  /// Words of many titles and many sentences, and the parts of addresses.
  private static let common: Set<String> = [
    "http", "https", "html", "about", "after", "before", "their", "there", "these", "this", "that",
    "than", "they", "then", "when", "where", "which", "while", "with", "without", "from", "into",
    "more", "less", "most", "over", "under", "your", "have", "been", "will", "what", "swift",
    "developer", "documentation", "example", "article", "blog", "github",
  ]

  /// Whether a character is no kana of an ending: katakana, an ideograph or hangul.
  private static func isContent(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first?.value else { return false }
    return (0x30A1...0x30FC).contains(scalar) || (0x3400...0x9FFF).contains(scalar)
      || (0xAC00...0xD7A3).contains(scalar)
  }
}
