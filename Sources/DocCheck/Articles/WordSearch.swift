extension String {
  /// Whether one of some words occurs in the text.
  func holdsAny(of words: [String]) -> Bool {
    // In ASCII, bytes are characters, and are found much faster.
    guard utf8.allSatisfy({ $0 < 0x80 }) else { return words.contains { contains($0) } }
    var text = self
    return text.withUTF8 { text in words.contains { Self.occurs($0.utf8, in: text) } }
  }

  private static func occurs(_ word: UTF8View, in text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard let first = word.first else { return true }
    var rest = text[...]
    while let start = rest.firstIndex(of: first) {
      if rest[start...].starts(with: word) { return true }
      rest = rest[(start + 1)...]
    }
    return false
  }

  /// The text with straight apostrophes, as most people type them.
  var withStraightApostrophes: String {
    utf8.contains(0xE2) ? String(map { $0 == "’" ? "'" : $0 }) : self
  }
}
