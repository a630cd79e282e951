/// A part of a comment that names a variable and its value: `x is now 2`.
struct ValueClause: Hashable {
  let name: String
  let verb: String
  let value: String
  let isApproximate: Bool

  /// What may be between a variable's name and its value, the longest first.
  private static let verbs = [
    "is now equal to", "is still equal to", "is equal to", "is still", "is now", "is", "equals",
    "now equals", "now has value", "now has the value", "has value", "has the value", "remains",
    "becomes", "==", "≈", "=",
  ]

  private static let separators = [", and ", ", ", "; ", " and "]

  /// The clauses of a comment; nothing if it begins with anything else.
  static func list(in text: String) -> [ValueClause]? {
    let name = text.prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    let rest = text.dropFirst(name.count)
    guard let first = name.first, first.isLetter || first == "_", name.last != ".",
      let verb = rest.hasPrefix(": ")
        ? ":" : verbs.first(where: { rest.hasPrefix(" \($0) ") })
    else { return nil }
    let value = String(rest.trimmingPrefix(" ").dropFirst(verb.count + 1)).trimmingBlanks
    let clause = { ValueClause(name: String(name), verb: verb, value: $0) }
    if ParsedSwift.isLiteral(value) { return [clause(value)] }
    for separator in separators {
      for range in value.ranges(of: separator).prefix(4) {
        let head = String(value[..<range.lowerBound])
        if ParsedSwift.isLiteral(head), let more = list(in: String(value[range.upperBound...])) {
          return [clause(head)] + more
        }
      }
    }
    if let leading = ValueProse.leading(in: value) { return [clause(leading)] }
    let isCase = value.contains(".") && !value.contains(" ") && ShownValue(value) != nil
    return isCase ? [clause(value)] : nil
  }

  private init(name: String, verb: String, value: String) {
    (self.name, self.verb, self.value) = (name, verb, value)
    isApproximate = verb == "≈"
  }

  /// The literals of a row with commas, or numbers with blanks, between them; nothing if it is none.
  static func row(in text: String) -> String? {
    let row =
      text.contains(",") ? text : text.split(separator: " ").joined(separator: ", ")
    guard row != text || text.contains(","), case .list(let values)? = ShownValue("[\(row)]"),
      values.count > 1, values.allSatisfy({ $0.isLiteral && $0 != .elision })
    else { return nil }
    return row
  }

  /// One text as it is, several as a tuple.
  static func tuple(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "(\(texts.joined(separator: ", ")))"
  }
}
