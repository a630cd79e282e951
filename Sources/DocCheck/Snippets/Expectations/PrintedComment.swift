/// The beginning of a comment about output: `Prints "2 eggs"`, `Prints two lines:`, `Output: 2 eggs`,
/// `出力: 2`.
struct PrintedComment {
  /// What is printed, as far as the comment's first line says it, with the closing quote.
  let text: String
  /// Other ways to read the line: quotes may be printed, or be all around what is.
  var otherReadings: [String] = []
  /// The quote that ends the output; nothing where the line does.
  let close: Character?
  /// What is printed if it ends at a quote that only words follow, and what these say is returned.
  var spoken: (text: String, result: String?)?
  /// Whether what is printed only begins on the next line.
  let isHeading: Bool

  /// The quotes that writers put around what is printed.
  private static let quotes: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("「", "」"),
  ]

  /// Verbs that want quotes, a literal or a number of lines behind them, since prose begins with them
  /// as well.
  private static let verbs = ["Prints", "prints", "打印", "输出", "出力"]

  /// Words that announce output when a colon follows them.
  static let labels = [
    "Prints", "prints", "Output", "output", "Outputs", "打印", "打印结果", "输出", "输出结果",
    "出力", "出力結果", "実行結果", "출력", "출력 결과", "실행 결과",
  ]

  /// Reads a comment's text; nothing if it is about something else.
  init?(_ comment: String) {
    let body = comment.trimmingBlanks
    if let rest = Self.behindLabel(body) {
      self.init(labelled: rest)
    } else if let verb = Self.verbs.first(where: { body.hasPrefix($0 + " ") }) {
      self.init(behindVerb: body.dropFirst(verb.count).drop { $0 == " " })
    } else {
      return nil
    }
  }

  private init(labelled rest: Substring) {
    if let quoted = Self.quoted(rest) {
      self = quoted
    } else {
      (text, close, isHeading) = (String(rest), nil, rest.isEmpty)
    }
  }

  private init?(behindVerb rest: Substring) {
    if let quoted = Self.quoted(rest) {
      self = quoted
    } else if rest.hasSuffix(" lines:") {
      (text, close, isHeading) = ("", nil, true)
    } else if ParsedSwift.isLiteral(Self.withoutFullStop(rest)) {
      (text, close, isHeading) = (Self.withoutFullStop(rest), nil, false)
    } else {
      return nil
    }
  }

  private init(text: String, close: Character) {
    (self.text, self.close, isHeading) = (text, close, false)
  }

  private static func behindLabel(_ body: String) -> Substring? {
    for label in labels where body.hasPrefix(label) {
      let rest = body.dropFirst(label.count).drop { $0 == " " }
      if let colon = rest.first, colon == ":" || colon == "：" {
        return rest.dropFirst().drop { $0 == " " }
      }
    }
    return nil
  }

  private static func quoted(_ rest: Substring) -> PrintedComment? {
    for quote in quotes where rest.first == quote.open {
      let text = rest.dropFirst()
      var comment = PrintedComment(text: withoutRemark(text, quote.close), close: quote.close)
      comment.otherReadings = readings(of: String(rest), quote.close).filter {
        $0 != comment.text.dropLast()
      }
      comment.spoken = spoken(text, quote.close)
      return comment
    }
    return nil
  }

  /// The text up to a closing quote that a comma and the author's remark follow; a quote inside of
  /// brackets is printed.
  private static func withoutRemark(_ text: Substring, _ close: Character) -> String {
    for range in text.ranges(of: "\(close), ") where isBalanced(text[..<range.lowerBound]) {
      return String(text[..<text.index(after: range.lowerBound)])
    }
    return String(text)
  }

  /// The line as it is, and what is between its first and its last quote.
  private static func readings(of line: String, _ close: Character) -> [String] {
    guard let end = line.lastIndex(of: close), end > line.startIndex else { return [] }
    let inner = String(line[line.index(after: line.startIndex)..<end])
    return Set([line, withoutFullStop(line[...]), inner]).sorted()
  }

  /// What is printed if words without quotes follow the only closing quote: `"a" and returns 2`.
  private static func spoken(
    _ text: Substring,
    _ close: Character
  ) -> (text: String, result: String?)? {
    guard let end = text.firstIndex(of: close), text.count(where: { $0 == close }) == 1 else {
      return nil
    }
    let words = String(text[text.index(after: end)...])
    let hedges = [
      " if ", " when ", " unless ", " or ", "instead", "rather", " on ", " in ", " before ",
    ]
    guard words.hasPrefix(" "), words.dropFirst().first?.isLetter == true,
      !(words + " ").holdsAny(of: hedges)
    else { return nil }
    let result = words.firstMatch(of: result).map { withoutFullStop($0.1) }
    return (String(text[..<end]), result.flatMap { ParsedSwift.isLiteral($0) ? $0 : nil })
  }

  private static let result = Pattern(/returns (?:a value of |the value )?(.+)$/)

  private static func isBalanced(_ text: Substring) -> Bool {
    text.count { "([{".contains($0) } == text.count { ")]}".contains($0) }
  }

  private static func withoutFullStop(_ text: Substring) -> String {
    text.hasSuffix(".") || text.hasSuffix("。") ? String(text.dropLast()) : String(text)
  }
}
