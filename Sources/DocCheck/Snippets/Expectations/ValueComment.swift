/// A comment about the value of the code beside it: `42`, `=> 42`, `total is now 42`, `returns 42`, `.north`.
struct ValueComment {
  /// How sure it is that a comment is about a value.
  enum Certainty: Hashable, Sendable {
    /// It is one, or an arrow says so.
    case stated
    /// It may as well be prose; a value of the same form, or of the type of an expression, settles it.
    case likely
    /// It is a word, which is prose unless it names a case of the value's type.
    case possible
  }

  /// The variable that the comment names, or several in brackets; nothing where it speaks of the expression
  /// beside it.
  var variable: String?
  /// The ways to read the value, the likeliest first.
  let readings: [String]
  var certainty = Certainty.stated
  /// Whether a sign such as an arrow says that this is a result, wherever the comment is.
  var hasSign = false
  var isApproximate = false
  /// Whether it is text without quotes after an arrow, which may be prose as well.
  var isText = false
  /// Whether nothing but a colon parts a name from the value, which may be a label as well: `total: 3`.
  var isLabelled = false
  /// Whether it calls the value the default, which may be that of something else than of the code.
  var isFallback = false

  /// The value as it is most likely meant.
  var text: String { readings[0] }

  /// Reads a comment's text; nothing if it is about something else.
  init?(_ comment: String) {
    let body = Self.withoutFullStop(comment.trimmingBlanks.replacing("`", with: ""))
    guard !body.isEmpty else { return nil }
    if let rest = Self.text(body, after: Self.arrows) {
      self.init(afterArrow: rest)
    } else if body.utf8.count > Self.length {
      return nil
    } else if let clauses = ValueClause.list(in: body) {
      self.init(clauses)
    } else if let rest = Self.text(body, after: Self.signs) {
      self.init(announced: rest)
      hasSign = true
    } else if let rest = Self.text(body, after: Self.verbs) {
      self.init(announced: rest)
    } else if let value = Self.text(body, after: ["prints ", "Prints "]).flatMap(ValueProse.leading)
    {
      self.init(readings: [value], certainty: .likely)
      hasSign = true
    } else if let value = ValueProse.fallback(in: body) {
      self.init(readings: [value], certainty: .likely)
      isFallback = true
    } else {
      self.init(bare: body)
    }
    // A name in backticks begins prose as well.
    if comment.contains("`"), certainty == .stated { certainty = .likely }
  }

  private init(readings: [String], certainty: Certainty = .stated, isApproximate: Bool = false) {
    (self.readings, self.certainty) = (readings, certainty)
    self.isApproximate = isApproximate
  }

  // MARK: Forms

  /// The most bytes of a comment without an arrow; longer ones are prose.
  private static let length = 500

  private static let arrows = ["=>", "→", "⇒", "⟹", "⟶", "➜", "➔", "->", "-->", "==>"]
  private static let signs = ["==", "= ", "returns ", "Returns "]
  private static let verbs = [
    "returned ", "result: ", "Result: ", "result is ", "value: ", "Value: ",
    "evaluates to ", "equals ", "is equal to ", "is now ", "now ", "displays ", "Displays ",
    "yields ", "Yields ", "outputs ", "Outputs ", "logs ", "Logs ", "gives ", "Gives ",
  ]

  private static func text(_ body: String, after heads: [String]) -> String? {
    heads.first(where: body.hasPrefix).map { String(body.dropFirst($0.count)).trimmingBlanks }
  }

  /// What an arrow leads to: a value, or any output.
  private init?(afterArrow rest: String) {
    guard !rest.isEmpty, !BareText(rest).isType else { return nil }
    if let number = Self.approximate(rest) {
      self.init(readings: [number], isApproximate: true)
    } else {
      let number =
        ValueProse.leading(in: rest) ?? ValueProse.workedOut(in: rest)
        ?? ValueProse.counted(in: rest)
      self.init(readings: [rest] + (number.map { [$0] } ?? []))
    }
    hasSign = true
  }

  /// The same about a value instead of output: with the readings that are expressions, else as text.
  var asExpression: ValueComment {
    guard certainty == .stated, !ParsedSwift.isLiteral(text) else { return self }
    let expressions = readings.filter {
      ParsedSwift.isLiteral($0) || ParsedSwift.isExpression($0) && !Self.isWord($0)
        || TimeParts($0) != nil
    }
    var comment = ValueComment(readings: expressions, certainty: .likely)
    if expressions.isEmpty {
      let isName = text.first?.isLowercase == true && Self.isWord(text)
      comment = ValueComment(readings: [text], certainty: isName ? .possible : .likely)
      comment.isText = true
    }
    comment.hasSign = hasSign
    return comment
  }

  /// What some clauses say of variables.
  private init(_ clauses: [ValueClause]) {
    self.init(
      readings: [ValueClause.tuple(clauses.map(\.value))],
      certainty: clauses.count == 1 && ParsedSwift.isLiteral(clauses[0].value) ? .stated : .likely,
      isApproximate: clauses.contains(where: \.isApproximate)
    )
    variable = ValueClause.tuple(clauses.map(\.name))
    hasSign = clauses.allSatisfy { !["=", ":"].contains($0.verb) }
    isLabelled = clauses.contains { $0.verb == ":" }
  }

  /// A value after a word or a sign that announces one.
  private init?(announced rest: String) {
    if let number = Self.approximate(rest) {
      self.init(readings: [number], certainty: .likely, isApproximate: true)
    } else if Self.showsBits(rest) {
      self.init(readings: [rest, "0b" + rest], certainty: .possible)
    } else if ParsedSwift.isLiteral(rest) {
      self.init(readings: [rest], certainty: .likely)
    } else if let leading = ValueProse.leading(in: rest) {
      self.init(readings: [leading], certainty: .likely)
    } else if ParsedSwift.isExpression(rest), !Self.isWord(rest) {
      self.init(readings: [rest], certainty: .likely)
    } else {
      return nil
    }
  }

  /// A value alone, with prose before or after it, or as an expression.
  private init?(bare body: String) {
    if let number = Self.approximate(body) {
      self.init(readings: [number], isApproximate: true)
    } else if ParsedSwift.isLiteral(body) {
      guard !Self.showsBits(body), !Self.isCallout(body) else { return nil }
      self.init(readings: [body])
    } else if let value = ValueProse.leading(in: body) ?? ValueProse.trailing(in: body)
      ?? ValueProse.workedOut(in: body)
    {
      self.init(readings: [value], certainty: .likely)
    } else if TimeParts(body) != nil {
      self.init(readings: [body], certainty: .likely)
    } else if let elements = Self.elements(body) {
      self.init(readings: [elements], certainty: .likely)
    } else if let row = ValueClause.row(in: body) {
      self.init(readings: [body, "[\(row)]", "(\(row))"], certainty: .likely)
    } else {
      self.init(expression: body)
    }
  }

  private init?(expression body: String) {
    guard body.utf8.count < 200, let first = body.first,
      first.isLetter || first == "." || first.isNumber || body.hasPrefix("[."),
      let shown = ShownValue(body)
    else { return nil }
    switch shown {
    case .range(_, let bounds) where bounds.allSatisfy(\.isLiteral):
      self.init(readings: [body], certainty: .likely)
    case .list: self.init(readings: [body], certainty: .likely)
    case .name(let path) where path.count == 1 && first != ".":
      guard first.isLowercase else { return nil }
      self.init(readings: [body], certainty: .possible)
    case .name, .call: self.init(readings: [body], certainty: .likely)
    default: return nil
    }
  }

  // MARK: Parts

  /// The number after a sign or a word, or before dots, which say that it is approximate.
  private static func approximate(_ text: String) -> String? {
    let dots = ["...", "…"].first(where: text.hasSuffix)
    let number =
      dots.map { String(text.dropLast($0.count)) }
      ?? Self.text(text.lowercased(), after: approximations)
    return number.flatMap { ShownNumber($0) == nil ? nil : $0 }
  }

  private static let approximations = [
    "≈", "~=", "~", "≃", "≅", "about ", "approximately ", "approx. ", "roughly ", "circa ", "ca. ",
    "around ", "約", "约", "약 ",
  ]

  /// The elements of a set between the brackets of mathematics, as a list: `{1, 2}`.
  private static func elements(_ text: String) -> String? {
    guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
    let list = "[\(text.dropFirst().dropLast())]"
    return ParsedSwift.isLiteral(list) ? list : nil
  }

  /// Whether digits stand for the bits of a number, as in `00001000`, or may do so, as in `10000000`.
  private static func showsBits(_ text: String) -> Bool {
    let isByte = text.count.isMultiple(of: 8) && text.allSatisfy { "01".contains($0) }
    return isByte || text.count > 1 && text.hasPrefix("0") && text.allSatisfy(\.isWholeNumber)
  }

  /// Whether it only refers to the text around the snippet: `(1)`.
  private static func isCallout(_ text: String) -> Bool {
    text.hasPrefix("(") && Int(text.dropFirst().dropLast()) != nil
  }

  private static func isWord(_ text: String) -> Bool {
    text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  /// The text without a full stop at its end; dots for what is left out stay.
  static func withoutFullStop(_ text: String) -> String {
    text.hasSuffix("。") || text.hasSuffix(".") && !text.hasSuffix("..")
      ? String(text.dropLast()) : text
  }
}
