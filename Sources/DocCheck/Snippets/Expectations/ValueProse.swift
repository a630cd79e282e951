/// Finds the value in a comment that says something else as well.
enum ValueProse {
  /// The literal that a comment begins with, if prose about it follows: `3, as expected`.
  static func leading(in text: String) -> String? {
    guard let first = text.first, first.isNumber || "-[(\"“tfnO".contains(first) else { return nil }
    for separator in separators {
      for range in text.ranges(of: separator).prefix(4) {
        let (head, rest) = (String(text[..<range.lowerBound]), text[range.upperBound...])
        guard ParsedSwift.isLiteral(head) else { continue }
        // A reason may deny other values.
        return separator == " because " || isRemark(String(rest)) ? head : nil
      }
    }
    return nil
  }

  /// The literal that a comment calls the default, and says nothing else of: `0 (the default)`.
  static func fallback(in text: String) -> String? {
    text.wholeMatch(of: fallback).map { String($0.1) }.flatMap {
      ParsedSwift.isLiteral($0) ? $0 : nil
    }
  }

  private static let fallback = Pattern(
    /(.+?)(?:, | – | — | - | \()(?:the )?(?:default|fallback)(?: value)?\)?/
  )

  /// The literal that a comment ends with, after a comma or in brackets: `still the same (3)`.
  static func trailing(in text: String) -> String? {
    guard let last = text.last, last.isNumber || ")]\"”el".contains(last) else { return nil }
    if text.hasSuffix(")"), let open = text.ranges(of: " (").last {
      let value = String(text[open.upperBound...].dropLast())
      if ParsedSwift.isLiteral(value), leads(String(text[..<open.lowerBound]), to: value) {
        return value
      }
    }
    for range in text.ranges(of: ", ").prefix(4) {
      let (head, value) = (String(text[..<range.lowerBound]), String(text[range.upperBound...]))
      if ParsedSwift.isLiteral(value), leads(head, to: value) { return value }
    }
    return nil
  }

  /// The number that a comment works out: `6 = 1 + 2 + 3`, `1 + 2 + 3 = 6`.
  static func workedOut(in text: String) -> String? {
    let sides = text.split(separator: " = ")
    guard sides.count == 2, let formula = sides.first(where: isFormula),
      let number = sides.first(where: { $0 != formula }), ShownNumber(String(number)) != nil
    else { return nil }
    return String(number)
  }

  private static func isFormula(_ text: Substring) -> Bool {
    text.contains(where: \.isNumber) && text.contains { "+-*/×÷%".contains($0) }
      && text.allSatisfy { $0.isNumber || " +-*/×÷%().".contains($0) }
      && ShownNumber(String(text)) == nil
  }

  /// The number that a comment counts something with: `3 words`.
  static func counted(in text: String) -> String? {
    guard text.wholeMatch(of: count) != nil, let space = text.firstIndex(of: " "),
      isRemark(String(text[space...]))
    else { return nil }
    return String(text[..<space])
  }

  private static let count = Pattern(/-?\d[\d_.]*(?: [a-z]+){1,3}/)

  private static let separators = [
    ", ", "; ", " (", " - ", " – ", " — ", ": ", " because ", " since ", " as ", " // ",
  ]

  /// Whether what follows a literal is about that value.
  private static func isRemark(_ text: String) -> Bool {
    guard let first = text.trimmingBlanks.first, first.isLetter || "\"“".contains(first) else {
      return false
    }
    // A letter alone is a part of a formula: `1 - i`.
    guard text.trimmingBlanks.count > 1 else { return false }
    return !text.lowercased().split { !$0.isLetter && $0 != "'" }.contains { word in
      hedges.contains(String(word)) || word.hasSuffix("n't")
    }
  }

  /// Whether prose may lead to a value; what counts something else, or is a number in a row, does not.
  private static func leads(_ head: String, to value: String) -> Bool {
    let isNumber = ShownNumber(value) != nil
    let hasNumber = head.contains { $0.isNumber || $0 == "#" || $0 == "/" || $0 == ":" }
    return head.contains(where: \.isLetter) && isRemark(head) && !(isNumber && hasNumber)
      && head.count { $0 == "(" } == head.count { $0 == ")" }
  }

  /// Words that make a remark one about another value, another case or another time.
  private static let hedges: Set<String> = [
    "not", "no", "never", "instead", "was", "were", "before", "previously", "if", "when", "unless",
    "would", "could", "should", "might", "may", "can", "possible", "possibly", "probably",
    "perhaps", "maybe", "example", "eg", "like", "such", "or", "up", "least", "most", "than", "max",
    "min", "maximum", "minimum", "limit", "default", "defaults", "rather", "else", "except", "step",
    "line", "see", "note", "section", "version", "first", "second", "third", "on", "macos", "ios",
    "linux", "random", "depends", "varies", "usually", "often", "sometimes", "per", "times",
    "every", "each", "index", "error", "warning", "literal", "infers", "otherwise", "later",
    "about", "by",
  ]
}
