extension ParsedSwift {
  /// Finds the one sign or word with which, or without which, the parser takes code that it refuses.
  ///
  /// It is tried where the parser stops, and after the last text before that place.
  ///
  /// Code whose brackets do not match in number is refused, and need not be parsed.
  static func slip(
    in code: String,
    refusedWith errors: [SyntaxError],
    _ brackets: BracketBalance
  ) -> Slip? {
    guard errors.count * code.utf8.count <= Self.maximumRecovery else { return nil }
    let bytes = Array(code.utf8)
    return errors.prefix(Self.mostErrors).lazy.compactMap { error in
      Self.slip(
        at: error,
        head: String(decoding: bytes[..<error.offset], as: UTF8.self),
        tail: String(decoding: bytes[error.offset...], as: UTF8.self),
        brackets
      )
    }.first
  }

  private static func slip(
    at error: SyntaxError,
    head: String,
    tail: String,
    _ brackets: BracketBalance
  ) -> Slip? {
    let blanks = String(head.reversed().prefix(while: \.isWhitespace).reversed())
    let before = String(head.dropLast(blanks.count))
    let words = brackets.isEven ? words(at: error, between: before, and: tail) : []
    let signs = signs.filter { $0.first.map { brackets.isEven(with: $0) } ?? false }
    if let word = words.first(where: { isSwift(head + $0 + " " + tail) }) { return .missing(word) }
    for sign in signs where isSwift(head + sign + tail) { return .missing(sign) }
    if !blanks.isEmpty {
      for sign in signs where isSwift(before + sign + blanks + tail) { return .missing(sign) }
    }
    let starts = valueStarts(in: head)
    for sign in signs
    where ["\"", "(", "["].contains(sign)
      && starts.contains(where: { isSwift(head[..<$0] + sign + head[$0...] + tail) })
    {
      return .missing(sign)
    }
    let isTooMuch = { isSign($0) && brackets.isEven(with: $0, isRemoved: true) }
    if let sign = tail.first, isTooMuch(sign), isSwift(head + tail.dropFirst()) {
      return .tooMuch(sign)
    }
    if let sign = before.last, isTooMuch(sign), isSwift(before.dropLast() + blanks + tail) {
      return .tooMuch(sign)
    }
    return nil
  }

  /// The words that may be missing at an error: the one that the parser expects, `else` between braces,
  /// `func` after an access level, and `where`.
  private static func words(
    at error: SyntaxError,
    between before: String,
    and tail: String
  ) -> [String] {
    // A word that follows in the line is not missing; the parser misunderstood something before it.
    let line = tail.prefix { $0 != "\n" }.split { !$0.isPartOfName }.map(String.init)
    let asked = error.message.hasPrefix("expected ") ? error.message.firstQuoted : nil
    let last = before.split(whereSeparator: \.isWhitespace).last.map(String.init) ?? ""
    let missing = [asked].compactMap(\.self)
      .filter { $0.allSatisfy(\.isLetter) && !line.contains($0) }
    if before.last == "}", tail.first(where: { !$0.isWhitespace }) == "{" {
      return missing + ["else"]
    }
    guard tail.first?.isPartOfName ?? false else { return missing }
    return missing + (AccessLevel.words.contains(last) ? ["func", "where"] : ["where"])
  }

  /// The starts of values on the last line of a text, the last one first.
  ///
  /// The parser stops only after the first words of a string that has no opening quotation mark.
  private static func valueStarts(in head: String) -> [String.Index] {
    let line = head[(head.lastIndex(of: "\n").map(head.index(after:)) ?? head.startIndex)...]
    return line.matches(of: valueStart).suffix(mostValues).reversed()
      .map(\.range.upperBound)
  }

  /// What a slip of the pen left out, or put in.
  enum Slip: Equatable {
    /// A sign or a word.
    case missing(String)
    /// A sign.
    case tooMuch(Character)

    /// Whether a bracket or a quotation mark is unmatched, or a character is too much that is never used to
    /// leave something out.
    var isCertain: Bool {
      switch self {
      case .missing(let text): text.allSatisfy("()[]{}\"".contains)
      case .tooMuch(let sign): "()[]{}\"=,;:@&%".contains(sign)
      }
    }
  }

  private static let valueStart = Pattern(/[(\[,=:]\s*|return\s/)

  /// The most errors, times the bytes of the code, with which the code is parsed again in other forms.
  ///
  /// Inside a type, SwiftParser 6.3 looks through the whole rest of the code at each thing that it
  /// cannot read.
  static let maximumRecovery = 2_000_000

  /// The most errors that one slip brings about before the place where it is mended.
  private static let mostErrors = 3

  /// The most values of one line at which an opening character is tried.
  private static let mostValues = 3

  private static let signs = [",", "(", ")", "[", "]", "{", "}", ":", "\"", "\"\"\""]

  private static func isSign(_ character: Character) -> Bool {
    !character.isPartOfName && !character.isWhitespace
  }

  private static func isSwift(_ code: String) -> Bool { SyntaxCheck.accepts(code) }
}
