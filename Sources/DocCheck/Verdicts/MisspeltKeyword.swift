/// A word that begins a statement or a declaration and is one letter away from a keyword: `retrun x`.
struct MisspeltKeyword {
  /// The bytes of the word in the code.
  let bytes: Range<Int>
  let word: String
  let correction: String

  /// The misspelt keyword that the parser's first error is about; nothing where it is about something
  /// else.
  ///
  /// - Parameters:
  ///   - code: the code.
  ///   - error: the first error.
  init?(in code: String, refusedFor error: ParsedSwift.SyntaxError?) {
    guard let error, let bytes = Self.word(of: error, in: SourceText(code)) else { return nil }
    let word = String(decoding: Array(code.utf8)[bytes], as: UTF8.self)
    guard let correction = EditDistance.nearest(to: word, in: Self.keywords) else { return nil }
    (self.bytes, self.word, self.correction) = (bytes, word, correction)
  }

  /// The word that an error is about: before its place where the parser takes it for a name, at its place
  /// where it expects a member.
  private static func word(
    of error: ParsedSwift.SyntaxError,
    in code: SourceText
  ) -> Range<Int>? {
    if error.message.hasPrefix("consecutive statements on a line") {
      let line = code.lineBytes(code.position(error.offset).line)
      let before = String(decoding: code.bytes[line.lowerBound..<error.offset], as: UTF8.self)
      guard let word = before.firstMatch(of: Self.wordAtEnd)?.1 else { return nil }
      let start = line.lowerBound + before[..<word.startIndex].utf8.count
      return start..<start + word.utf8.count
    }
    guard error.message.hasPrefix("unexpected code "), let word = error.message.firstQuoted,
      word.wholeMatch(of: Self.lowercaseWord) != nil,
      code.bytes[error.offset...].starts(with: word.utf8)
    else { return nil }
    return error.offset..<error.offset + word.utf8.count
  }

  /// The code with the keyword in the place of the word.
  func corrected(_ code: String) -> String {
    let bytes = Array(code.utf8)
    return String(
      decoding: bytes[..<self.bytes.lowerBound] + correction.utf8
        + bytes[self.bytes.upperBound...],
      as: UTF8.self
    )
  }

  /// The keywords that begin a statement or a declaration (The Swift Programming Language, "Lexical
  /// Structure"), those of fewer than four letters left out: too much is near to them.
  private static let keywords = [
    "actor", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "else", "enum", "extension", "fallthrough", "final", "func", "guard", "import",
    "indirect", "internal", "lazy", "mutating", "nonisolated", "private", "protocol",
    "public", "repeat", "return", "static", "struct", "subscript", "switch", "throw", "typealias",
    "weak", "where", "while",
  ]

  private static let wordAtEnd = Pattern(/(?:^|[\s{;])([a-z]+)\s*$/)
  private static let lowercaseWord = Pattern(/[a-z]+/)
}
