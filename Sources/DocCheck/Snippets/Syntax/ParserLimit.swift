/// The limits within which the Swift parser is done soon, on a stack that is deep but not endless.
///
/// SwiftParser 6.3 takes twice as long for each `[` inside another, and time that grows faster than
/// the length for unclosed generics, conditional operators, strings inside strings and conditional
/// code. The limits are far above what people write.
struct ParserLimit {
  /// The most bytes of code that are parsed.
  static let length = 128 << 10

  private var brackets = 0
  private var braces = 0
  private var parentheses = 0
  /// Since the last brace or closing parenthesis.
  private var angles = 0
  private var questions = 0
  private var interpolations = 0
  private var conditions = 0
  private var last: UInt8 = 0

  /// Whether code is within the limits.
  ///
  /// - Parameter length: the most bytes.
  static func admits(_ code: String, length: Int = length) -> Bool {
    guard code.utf8.count <= length else { return false }
    var limit = ParserLimit()
    return code.utf8.allSatisfy { limit.take($0) }
  }

  /// Counts one byte; false once a limit is passed.
  private mutating func take(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "["): brackets += 1
    case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
    case UInt8(ascii: "{"), UInt8(ascii: "}"): takeBrace(byte)
    case UInt8(ascii: "("):
      parentheses += 1
      if last == UInt8(ascii: "\\") { interpolations += 1 }
    case UInt8(ascii: ")"):
      parentheses = max(0, parentheses - 1)
      angles = 0
    case UInt8(ascii: "<"): angles += 1
    case UInt8(ascii: ">"): angles = max(0, angles - 1)
    case UInt8(ascii: "?"): questions += 1
    case UInt8(ascii: "i") where last == UInt8(ascii: "#"): conditions += 1
    default: break
    }
    last = byte
    return brackets <= 10 && braces <= 200 && parentheses <= 200 && angles <= 200
      && questions <= 400 && interpolations <= 1000 && conditions <= 1000
  }

  private mutating func takeBrace(_ byte: UInt8) {
    braces = max(0, byte == UInt8(ascii: "{") ? braces + 1 : braces - 1)
    (angles, questions) = (0, 0)
  }
}
