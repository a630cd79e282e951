/// A sign that is missing or too much: a bracket, a comma, a colon, a quotation mark, or one that is no
/// Swift; the code is good with it, or without it.
enum SignSlip {
  /// Whether one sign makes Swift of the code, put in where the parser stops or behind what stands before,
  /// or taken out there.
  ///
  /// - Parameters:
  ///   - error: the parser's first error.
  ///   - code: the code.
  static func explains(_ error: ParsedSwift.SyntaxError, in code: SourceText) -> Bool {
    let head = String(decoding: code.bytes[..<error.offset], as: UTF8.self)
    let tail = String(decoding: code.bytes[error.offset...], as: UTF8.self)
    let blanks = String(head.reversed().prefix(while: \.isWhitespace).reversed())
    let before = String(head.dropLast(blanks.count))
    let isSlip =
      signs.contains { isSwift(head + $0 + tail) }
      || !blanks.isEmpty && signs.contains { isSwift(before + $0 + blanks + tail) }
    if isSlip { return true }
    return isSign(tail.first) && isSwift(head + tail.dropFirst())
      || isSign(before.last) && isSwift(before.dropLast() + blanks + tail)
  }

  private static let signs = [",", "(", ")", "[", "]", "{", "}", ":", "\""]

  private static func isSign(_ character: Character?) -> Bool {
    character.map { !$0.isPartOfName && !$0.isWhitespace } ?? false
  }

  private static func isSwift(_ code: String) -> Bool { SyntaxCheck.accepts(code) }
}
