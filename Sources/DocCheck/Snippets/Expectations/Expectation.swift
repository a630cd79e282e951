/// What a comment of the article says that code prints or is worth.
struct Expectation: Hashable, Sendable {
  /// What the comment speaks of.
  enum Subject: Hashable, Sendable {
    /// What the statement before the comment prints on standard output.
    case printed
    /// The value of the expression before the comment, or of the constant that it declares.
    case result
    /// The value that a variable has after the statement, as in `// total is now 3`; several in brackets.
    case variable(String)
  }

  let subject: Subject
  /// What it should be: output without a final line feed, or a value.
  var text: String
  /// Other ways to read the comment, of which one may be meant.
  var otherReadings: [String] = []
  /// How sure it is that the comment is about the value.
  var certainty = ValueComment.Certainty.stated
  /// Whether it is text without quotes after an arrow, which may be prose as well.
  var isText = false
  /// Whether nothing at all says that it is a value, so that only what is nearly one is a mistake.
  var isBare = false
  /// Other texts that the code may print, where the comment is one of its texts.
  var otherTexts: Set<String> = []
  /// Whether the text shows one value instead of output word for word.
  var showsValue = false
  /// Whether the comment is inside a loop and shows everything that the loop prints.
  var isOfRounds = false
  /// Whether the number in the comment is one of many that would do: `≈ 3.14`.
  var isApproximate = false
  /// The comment.
  let span: Span
  /// The line of the snippet, counted from 1, on which the comment begins.
  let snippetLine: Int

  /// The expression that the value should be equal to, if a reading is one that no call of the article's own
  /// is; a word only where the value is a case.
  ///
  /// - Parameter isCase: whether the value is a case of an enumeration.
  func expression(isCase: Bool) -> String? {
    guard !isApproximate, !isText || certainty == .possible else { return nil }
    if certainty == .possible { return isCase && !text.contains(" ") ? "." + text : nil }
    return readings.first { reading in
      let isMember = reading.hasPrefix(".") || reading.first?.isLowercase != true
      return ParsedSwift.isExpression(reading) && (isMember || ParsedSwift.isLiteral(reading))
    }
  }

  /// All ways to read the comment, the likeliest first.
  var readings: [String] { [text] + otherReadings }
}
