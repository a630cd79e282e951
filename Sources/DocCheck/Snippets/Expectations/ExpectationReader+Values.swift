/// What comments say that something is worth.
extension ExpectationReader {
  /// The expectation that a comment about a value comes to, given the code before it.
  func expectation(of value: ValueComment, _ comment: ParsedSwift.Comment) -> [Expectation] {
    guard !callouts.contains(comment), !value.isFallback || hasFallback(before: comment) else {
      return []
    }
    guard let item = item(before: comment) else { return expectation(ofRounds: value, comment) }
    let isBeside = line(ofOffset: item.bytes.upperBound - 1) == line(of: comment)
    var value = value
    if !isBeside, !value.hasSign {
      guard isShownBelow(value, item, comment) else { return [] }
      value.certainty = .likely
    }
    if let variable = value.variable {
      guard !value.isLabelled || parsed.declares.contains(variable) else { return [] }
      return [expectation(.variable(variable), value, comment)]
    }
    if prints(item) { return printed(value, comment) }
    value = value.asExpression
    if let variable = assigned(item) {
      return [expectation(.variable(variable), value, comment)]
    }
    if item.kind == .variable, item.declares.count > 1 {
      return [expectation(.variable(ValueClause.tuple(item.declares)), value, comment)]
    }
    return hasValue(item) ? [expectation(.result, value, comment)] : []
  }

  /// Whether the code before a comment gives a value in the place of a missing one.
  private func hasFallback(before comment: ParsedSwift.Comment) -> Bool {
    guard let item = item(before: comment) else { return false }
    return code.text(item.bytes).contains(" ?? ") || code.text(item.bytes).contains(", default: ")
  }

  /// Whether an item prints: itself, or in a function of the snippet's which it calls and which returns
  /// nothing.
  func prints(_ item: Item) -> Bool {
    if item.prints { return true }
    guard item.kind == .expression else { return false }
    let called = item.uses.filter(\.isCall).map(\.name)
    return parsed.items.contains { function in
      function.kind == .function && function.prints
        && !Set(called).isDisjoint(with: function.declares)
        && !code.text(function.bytes).prefix { $0 != "{" }.contains("->")
    }
  }

  /// The output that a comment after a call that prints may show.
  func printed(_ value: ValueComment, _ comment: ParsedSwift.Comment) -> [Expectation] {
    guard value.certainty != .possible else { return [] }
    var expectation = expectation(.printed, value, comment)
    expectation.showsValue = true
    expectation.text = Self.unquoted(value.text)
    if expectation.text != value.text { expectation.otherReadings.append(value.text) }
    return [expectation]
  }

  /// Whether a comment below code is exactly what a value looks like: numbers and words may stand for
  /// what follows.
  private func isShownBelow(
    _ value: ValueComment,
    _ item: Item,
    _ comment: ParsedSwift.Comment
  ) -> Bool {
    let last = line(ofOffset: item.bytes.upperBound - 1)
    let own = line(of: comment)
    guard own > last, (last + 1...own).allSatisfy(isComment),
      value.readings[0] == comment.text.trimmingBlanks, let shown = ShownValue(value.text)
    else { return false }
    switch shown {
    case .name, .elision: return shown.isLiteral && item.prints
    case .number: return item.prints && code.line(own + 1).trimmingBlanks.isEmpty
    case .call, .list, .dictionary, .tuple, .string, .range: return true
    }
  }

  /// Whether a line holds nothing but a comment.
  private func isComment(_ number: Int) -> Bool {
    code.line(number).trimmingBlanks.hasPrefix("//")
  }

  /// The variable that an item gives a value: an assignment has none itself.
  private func assigned(_ item: Item) -> String? {
    guard item.kind == .expression else { return nil }
    let words = code.text(item.bytes).split(separator: " ", maxSplits: 2)
    let isAssignment = words.count == 3 && ["=", "+=", "-=", "*=", "/=", "%="].contains(words[1])
    return isAssignment ? String(words[0]) : nil
  }

  /// The last item at the top level that begins before a comment ends, if it also ends before.
  func item(before comment: ParsedSwift.Comment) -> Item? {
    let item = parsed.items.last { $0.bytes.lowerBound < comment.offset }
    guard let item, item.bytes.upperBound <= comment.offset else { return nil }
    return item
  }

  /// Whether an item computes one value; what a literal is worth needs no comment.
  func hasValue(_ item: Item) -> Bool {
    switch item.kind {
    case .expression: return !item.isAssignment
    case .variable:
      let value = code.text(item.bytes).split(separator: "=", maxSplits: 1).dropFirst().first
      return item.declares.count == 1 && !item.isComputed
        && value.map { !ParsedSwift.isLiteral(String($0).trimmingBlanks) } ?? false
    default: return false
    }
  }

  /// Comments that only number the lines that the text around the snippet explains: 1, 2, 3, …; a single one
  /// beside code is a value.
  private var callouts: Set<ParsedSwift.Comment> {
    let numbered = parsed.comments.filter { Int($0.text.trimmingBlanks) != nil }
    let numbers = numbered.compactMap { Int($0.text.trimmingBlanks) }
    let isRow = numbers.count > 1 || numbered.allSatisfy(isAlone)
    return isRow && numbers == Array(1..<numbers.count + 1) ? Set(numbered) : []
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      && !text.dropFirst().dropLast().contains("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  private func expectation(
    _ subject: Expectation.Subject,
    _ value: ValueComment,
    _ comment: ParsedSwift.Comment
  ) -> Expectation {
    var expectation = expectation(subject, value.text, comment)
    expectation.otherReadings = Array(value.readings.dropFirst())
    expectation.certainty = value.certainty
    expectation.isText = value.isText
    expectation.isApproximate = value.isApproximate
    return expectation
  }
}
