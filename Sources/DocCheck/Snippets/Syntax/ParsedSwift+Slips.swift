extension ParsedSwift {
  /// Whether code is refused for one sign that is missing or too much: a bracket, a comma, a colon or a
  /// quotation mark, put in where the parser stops or behind what stands before, or what the parser stops
  /// at, taken out, makes Swift of it.
  func isSlip(in code: String) -> Bool {
    guard let error = errors.first, errors.count * code.utf8.count <= Self.maximumRecovery else {
      return false
    }
    let bytes = Array(code.utf8)
    let head = String(decoding: bytes[..<error.offset], as: UTF8.self)
    let tail = String(decoding: bytes[error.offset...], as: UTF8.self)
    let blanks = String(head.reversed().prefix(while: \.isWhitespace).reversed())
    let before = String(head.dropLast(blanks.count))
    let isMissing =
      Self.signs.contains { Self.isSwift(head + $0 + tail) }
      || !blanks.isEmpty && Self.signs.contains { Self.isSwift(before + $0 + blanks + tail) }
    if isMissing { return true }
    return Self.isSign(tail.first) && Self.isSwift(head + tail.dropFirst())
      || Self.isSign(before.last) && Self.isSwift(before.dropLast() + blanks + tail)
  }

  /// The most errors, times the bytes of the code, with which the code is parsed again in other forms.
  ///
  /// Inside a type, SwiftParser 6.3 looks through the whole rest of the code at each thing that it
  /// cannot read.
  static let maximumRecovery = 2_000_000

  private static let signs = [",", "(", ")", "[", "]", "{", "}", ":", "\""]

  private static func isSign(_ character: Character?) -> Bool {
    character.map { !$0.isPartOfName && !$0.isWhitespace } ?? false
  }

  private static func isSwift(_ code: String) -> Bool { SyntaxCheck.accepts(code) }
}
