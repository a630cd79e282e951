/// A comment about the value of the code beside it: `42`, `=> 42`, `total is now 42`, `total == 42`.
struct ValueComment {
  /// The variable that the comment names; nothing where it speaks of the expression beside it.
  let variable: String?
  /// The value: a literal, or any text behind an arrow.
  let text: String
  /// Whether an arrow says that this is a result.
  let hasArrow: Bool

  private static let arrows = ["=>", "→", "⇒", "->"]

  /// What may stand between a variable's name and its value.
  private static let verbs = [
    "is now equal to", "is now", "is equal to", "is", "equals", "now equals", "==",
  ]

  /// Whether digits stand for the bits of a number, as in `00001000`, or may do so, as in `10000000`.
  private static func showsBits(_ text: String) -> Bool {
    let isByte = text.count.isMultiple(of: 8) && text.allSatisfy { "01".contains($0) }
    return isByte || text.count > 1 && text.hasPrefix("0") && text.allSatisfy(\.isWholeNumber)
  }

  /// Reads a comment's text; nothing if it is about something else.
  init?(_ comment: String) {
    let body = comment.trimmingBlanks
    if let arrow = Self.arrows.first(where: body.hasPrefix) {
      (variable, text, hasArrow) = (nil, String(body.dropFirst(arrow.count)).trimmingBlanks, true)
      return
    }
    if ParsedSwift.isLiteral(body), !Self.showsBits(body) {
      (variable, text, hasArrow) = (nil, body, false)
      return
    }
    let name = body.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = body.dropFirst(name.count)
    guard let first = name.first, first.isLetter || first == "_", rest.first == " ",
      let verb = Self.verbs.first(where: { rest.dropFirst().hasPrefix($0 + " ") })
    else { return nil }
    var value = String(rest.dropFirst(verb.count + 2)).trimmingBlanks
    if value.hasSuffix(".") || value.hasSuffix("。") { value.removeLast() }
    guard ParsedSwift.isLiteral(value) else { return nil }
    (variable, text, hasArrow) = (String(name), value, false)
  }
}
