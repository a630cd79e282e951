/// Finds the comments that say what the code before them prints or is worth.
struct ExpectationReader {
  let parsed: ParsedSwift
  let block: CodeBlock
  let source: SourceText
  private let code: SourceText

  /// - Parameters:
  ///   - parsed: what the parser makes of the snippet's code.
  ///   - block: the snippet's place in the article.
  ///   - source: the article's text.
  init(_ parsed: ParsedSwift, of block: CodeBlock, source: SourceText) {
    (self.parsed, self.block, self.source) = (parsed, block, source)
    code = SourceText(block.text)
  }

  /// The expectations in the order of the code.
  var expectations: [Expectation] {
    var result: [Expectation] = []
    var rest = parsed.comments[...]
    while let comment = rest.popFirst() {
      if let printed = PrintedComment(comment.text) {
        result +=
          printed.close == nil
          ? unquoted(printed, comment, &rest) : quoted(printed, comment, &rest)
      } else if let value = ValueComment(comment.text) {
        result += expectation(of: value, comment)
      }
    }
    result += parsed.blockComments.compactMap(expectation)
    return result.sorted { $0.span.start.offset < $1.span.start.offset }
  }

  // MARK: What is printed

  /// The expectation that a comment between `/*` and `*/` comes to.
  private func expectation(of comment: ParsedSwift.Comment) -> Expectation? {
    guard let printed = PrintedBlock(comment.text),
      printed.isQuoted || item(before: comment)?.prints == true
    else { return nil }
    let lines = comment.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return expectation(.printed, printed.text, comment, lines: lines)
  }

  /// Output in quotes, which may go on in the comments on the next lines.
  private func quoted(
    _ printed: PrintedComment,
    _ comment: ParsedSwift.Comment,
    _ rest: inout ArraySlice<ParsedSwift.Comment>
  ) -> [Expectation] {
    guard let close = printed.close else { return [] }
    var lines = [printed.text]
    while !isClosed(lines, by: close), let next = follower(of: comment, lines.count, in: rest) {
      lines.append(Self.withoutBlank(next.text))
      rest.removeFirst()
    }
    guard isClosed(lines, by: close) else { return [] }
    let text = Self.withoutFullStop(lines.joined(separator: "\n"), close).dropLast()
    return [expectation(.printed, String(text), comment, lines: lines.count)]
  }

  /// Output without quotes: the rest of the line, or the comments on the lines below a heading.
  private func unquoted(
    _ printed: PrintedComment,
    _ comment: ParsedSwift.Comment,
    _ rest: inout ArraySlice<ParsedSwift.Comment>
  ) -> [Expectation] {
    // Without quotes it may as well be prose, unless it stands behind a call that prints.
    guard item(before: comment)?.prints == true else { return [] }
    guard printed.isHeading else { return [expectation(.printed, printed.text, comment)] }
    var lines: [String] = []
    while let next = follower(of: comment, lines.count + 1, in: rest) {
      lines.append(Self.withoutBlank(next.text))
      rest.removeFirst()
    }
    guard !lines.isEmpty else { return [] }
    return [expectation(.printed, lines.joined(separator: "\n"), comment, lines: lines.count + 1)]
  }

  /// The text without the blank between it and the slashes.
  private static func withoutBlank(_ text: String) -> String {
    text.hasPrefix(" ") ? String(text.dropFirst()) : text
  }

  /// The next comment, if it stands alone a number of lines below another one.
  private func follower(
    of comment: ParsedSwift.Comment,
    _ distance: Int,
    in rest: ArraySlice<ParsedSwift.Comment>
  ) -> ParsedSwift.Comment? {
    guard let next = rest.first, line(of: next) == line(of: comment) + distance, isAlone(next)
    else { return nil }
    return next
  }

  private func isClosed(_ lines: [String], by close: Character) -> Bool {
    lines.last.map { Self.withoutFullStop($0, close).last == close } ?? false
  }

  /// The text without blanks at its ends and without a full stop behind the closing quote.
  private static func withoutFullStop(_ text: String, _ close: Character) -> String {
    let trimmed = text.trimmingBlanks
    return trimmed.hasSuffix("\(close).") || trimmed.hasSuffix("\(close)。")
      ? String(trimmed.dropLast()) : trimmed
  }

  // MARK: What something is worth

  /// The expectation that a comment about a value comes to, given the code that it stands behind.
  private func expectation(
    of value: ValueComment,
    _ comment: ParsedSwift.Comment
  ) -> [Expectation] {
    guard let item = item(before: comment) else { return [] }
    if let variable = value.variable {
      return [expectation(.variable(variable), value.text, comment)]
    }
    let isBeside = line(ofOffset: item.bytes.upperBound - 1) == line(of: comment)
    guard isBeside || value.hasArrow, !callouts.contains(comment) else { return [] }
    if item.prints { return [expectation(.printed, Self.unquoted(value.text), comment)] }
    guard ParsedSwift.isLiteral(value.text) else { return [] }
    if let variable = assigned(item) {
      return [expectation(.variable(variable), value.text, comment)]
    }
    return hasValue(item) ? [expectation(.result, value.text, comment)] : []
  }

  /// The variable that an item gives a value: an assignment has none itself.
  private func assigned(_ item: Item) -> String? {
    guard item.kind == .expression else { return nil }
    let words = code.text(item.bytes).split(separator: " ", maxSplits: 2)
    let isAssignment = words.count == 3 && ["=", "+=", "-=", "*=", "/=", "%="].contains(words[1])
    return isAssignment ? String(words[0]) : nil
  }

  /// The last item at the top level that begins before a comment ends, if it also ends before.
  private func item(before comment: ParsedSwift.Comment) -> Item? {
    let item = parsed.items.last { $0.bytes.lowerBound < comment.offset }
    guard let item, item.bytes.upperBound <= comment.offset else { return nil }
    return item
  }

  /// Whether an item computes one value; what a literal is worth needs no comment.
  private func hasValue(_ item: Item) -> Bool {
    switch item.kind {
    case .expression: return true
    case .variable:
      let value = code.text(item.bytes).split(separator: "=", maxSplits: 1).dropFirst().first
      return item.declares.count == 1 && !item.isComputed
        && value.map { !ParsedSwift.isLiteral(String($0).trimmingBlanks) } ?? false
    default: return false
    }
  }

  /// Comments that only number the lines that the text around the snippet explains: 1, 2, 3, ….
  private var callouts: Set<ParsedSwift.Comment> {
    let numbered = parsed.comments.filter { Int($0.text.trimmingBlanks) != nil }
    let numbers = numbered.compactMap { Int($0.text.trimmingBlanks) }
    return numbers == Array(1..<numbers.count + 1) ? Set(numbered) : []
  }

  private static func unquoted(_ text: String) -> String {
    text.count >= 2 && text.hasPrefix("\"") && text.hasSuffix("\"")
      ? String(text.dropFirst().dropLast()) : text
  }

  // MARK: Places

  private func line(of comment: ParsedSwift.Comment) -> Int { line(ofOffset: comment.offset) }

  private func line(ofOffset offset: Int) -> Int { code.lineNumber(of: offset) }

  private func isAlone(_ comment: ParsedSwift.Comment) -> Bool {
    let start = code.lineBytes(line(of: comment)).lowerBound
    return code.text(start..<comment.offset).allSatisfy { $0 == " " || $0 == "\t" }
  }

  private func expectation(
    _ subject: Expectation.Subject,
    _ text: String,
    _ comment: ParsedSwift.Comment,
    lines: Int = 1
  ) -> Expectation {
    let line = line(of: comment)
    let first = block.lines[min(line, block.lines.count) - 1]
    let end = block.lines[min(line + lines - 1, block.lines.count) - 1]
    let column = comment.offset - code.lineBytes(line).lowerBound
    let start = first.fileOffset + max(0, column - first.virtualSpaces)
    let stop = end.fileOffset + end.text.utf8.count - end.virtualSpaces
    return Expectation(
      subject: subject,
      text: text,
      span: source.span(start..<stop),
      snippetLine: line
    )
  }
}
