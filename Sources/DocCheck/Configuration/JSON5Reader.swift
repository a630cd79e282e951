/// Reads JSON5 (json5.org, version 1.0.0) and keeps the line of each value.
///
/// Foundation reads JSON5 too, but says of no value where it is.
struct JSON5Reader {
  /// What keeps a text from being JSON5.
  struct Failure: Error, Hashable {
    let line: Int
    /// The column in characters, from 1.
    let column: Int
    let message: String

    /// A failure at the same place with another message.
    fileprivate func saying(_ message: String) -> Failure {
      Failure(line: line, column: column, message: message)
    }
  }

  /// Far deeper than any configuration, and too little for the stack to end.
  private static let maximumDepth = 64

  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var line = 1
  /// The place of the first character of the line.
  private var lineStart = 0

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// The one value that a text holds.
  static func value(of text: String) throws(Failure) -> JSON5Value {
    var reader = JSON5Reader(text)
    let value = try reader.value(depth: 0)
    try reader.skipBlanks()
    guard reader.peek == nil else {
      throw reader.failure("unexpected text after the end of the configuration")
    }
    return value
  }

  private var peek: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private func failure(_ message: String) -> Failure {
    Failure(line: line, column: index - lineStart + 1, message: message)
  }

  private mutating func next() -> Unicode.Scalar? {
    guard let scalar = peek else { return nil }
    index += 1
    if scalar == "\n" || (scalar == "\r" && peek != "\n") { (line, lineStart) = (line + 1, index) }
    return scalar
  }

  private mutating func take(_ expected: Unicode.Scalar) -> Bool {
    guard peek == expected else { return false }
    _ = next()
    return true
  }

  // MARK: Blanks and comments

  private mutating func skipBlanks() throws(Failure) {
    while let scalar = peek {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        _ = next()
      } else if scalar == "/" {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Failure) {
    let unterminated = failure("unterminated comment")
    _ = next()
    switch next() {
    case "/": while let scalar = peek, scalar != "\n", scalar != "\r" { _ = next() }
    case "*":
      while let scalar = next() {
        if scalar == "*", take("/") { return }
      }
      throw unterminated
    default: throw failure("expected // or /* to start a comment")
    }
  }

  // MARK: Values

  private mutating func value(
    depth: Int,
    orEnd end: Unicode.Scalar? = nil
  ) throws(Failure) -> JSON5Value {
    try skipBlanks()
    guard depth < Self.maximumDepth else { throw failure("nested too deeply") }
    let start = line
    guard let scalar = peek else { throw failure("expected a value") }
    let content: JSON5Value.Content =
      switch scalar {
      case "{": .object(try object(depth: depth))
      case "[": .array(try array(depth: depth))
      case "\"", "'": .string(try string())
      default: try word(orEnd: end)
      }
    return JSON5Value(content: content, line: start)
  }

  private mutating func array(depth: Int) throws(Failure) -> [JSON5Value] {
    _ = next()
    var values: [JSON5Value] = []
    try skipBlanks()
    while !take("]") {
      values.append(try value(depth: depth + 1, orEnd: "]"))
      try separate(before: "]")
    }
    return values
  }

  private mutating func object(depth: Int) throws(Failure) -> [JSON5Value.Member] {
    _ = next()
    var members: [JSON5Value.Member] = []
    try skipBlanks()
    while !take("}") {
      let start = failure("")
      let name = try self.name()
      if members.contains(where: { $0.name == name }) {
        throw start.saying("duplicate key '\(name)'")
      }
      try skipBlanks()
      guard take(":") else { throw failure("expected ':' after '\(name)'") }
      let value = try value(depth: depth + 1)
      members.append(JSON5Value.Member(name: name, line: start.line, value: value))
      try separate(before: "}")
    }
    return members
  }

  private mutating func separate(before end: Unicode.Scalar) throws(Failure) {
    try skipBlanks()
    guard peek != end else { return }
    guard take(",") else { throw failure("expected ',' or '\(end)'") }
    try skipBlanks()
  }

  private mutating func name() throws(Failure) -> String {
    if peek == "\"" || peek == "'" { return try string() }
    let text = identifier()
    guard !text.isEmpty, text.first?.isNumber != true else { throw failure("expected a key") }
    return text
  }

  private mutating func identifier() -> String {
    var text = ""
    while let scalar = peek,
      scalar.properties.isIDContinue || "$_+-.".unicodeScalars.contains(scalar)
    {
      text.unicodeScalars.append(scalar)
      _ = next()
    }
    return text
  }

  /// A number, `true`, `false` or `null`.
  private mutating func word(orEnd end: Unicode.Scalar?) throws(Failure) -> JSON5Value.Content {
    let start = failure("")
    let text = identifier()
    switch text {
    case "true": return .bool(true)
    case "false": return .bool(false)
    case "null": return .null
    default:
      guard let number = Self.number(text) else {
        let expected = end.map { "expected a value or '\($0)', found" } ?? "expected a value, found"
        guard text.isEmpty else {
          throw start.saying("\(expected) '\(text)'; put strings in quotation marks")
        }
        throw start.saying("\(expected) '\(peek.map { String($0) } ?? "")'")
      }
      return .number(number)
    }
  }

  private static func number(_ text: String) -> Double? {
    let sign = text.hasPrefix("-") ? -1.0 : 1
    let digits = text.hasPrefix("-") || text.hasPrefix("+") ? text.dropFirst() : text[...]
    if digits.lowercased().hasPrefix("0x") {
      return Int(digits.dropFirst(2), radix: 16).map { sign * Double($0) }
    }
    guard let first = digits.first, first.isASCII, first.isNumber || first == "." else {
      return nil
    }
    // JSON5 lets a number begin or end with its point, Swift does not.
    let whole = (first == "." ? "0" : "") + digits + (digits.hasSuffix(".") ? "0" : "")
    return Double(whole).map { sign * $0 }
  }

  // MARK: Text

  private mutating func string() throws(Failure) -> String {
    let start = failure("unterminated string")
    let quote = next()
    var text = String.UnicodeScalarView()
    while let scalar = next() {
      switch scalar {
      case quote: return String(text)
      case "\\": if let escaped = try escape() { text.append(escaped) }
      case "\n", "\r": throw start
      default: text.append(scalar)
      }
    }
    throw start
  }

  /// What comes after a backslash; nothing where the line only goes on.
  private mutating func escape() throws(Failure) -> Unicode.Scalar? {
    guard let scalar = next() else { throw failure("unterminated string") }
    switch scalar {
    case "n": return "\n"
    case "r": return "\r"
    case "t": return "\t"
    case "b": return "\u{8}"
    case "f": return "\u{C}"
    case "v": return "\u{B}"
    case "0": return "\0"
    case "x": return try hexadecimal(2)
    case "u": return try codeUnits()
    case "\r":
      _ = take("\n")
      return nil
    case "\n", "\u{2028}", "\u{2029}": return nil
    default: return scalar
    }
  }

  /// A character of one or, as a surrogate pair, two code units of UTF-16.
  private mutating func codeUnits() throws(Failure) -> Unicode.Scalar {
    let high = try code(4)
    if let scalar = Unicode.Scalar(high) { return scalar }
    guard high < 0xDC00, take("\\"), take("u") else { throw failure("invalid escape") }
    let low = try code(4)
    guard 0xDC00...0xDFFF ~= low,
      let scalar = Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00))
    else { throw failure("invalid escape") }
    return scalar
  }

  private mutating func hexadecimal(_ count: Int) throws(Failure) -> Unicode.Scalar {
    guard let scalar = Unicode.Scalar(try code(count)) else {
      throw failure("invalid escape")
    }
    return scalar
  }

  private mutating func code(_ count: Int) throws(Failure) -> UInt32 {
    var digits = ""
    for _ in 0..<count { digits += next().map { String($0) } ?? "" }
    guard digits.count == count, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else { throw failure("expected \(count) hexadecimal digits in the escape") }
    return code
  }
}
