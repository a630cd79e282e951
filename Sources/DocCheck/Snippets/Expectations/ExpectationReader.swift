/// Finds the comments that say what the code before them prints or is worth.
struct ExpectationReader {
  let parsed: ParsedSwift
  let block: CodeBlock
  let source: SourceText
  /// The snippet's code.
  let code: SourceText

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
    let texts = rest.isEmpty ? WrittenTexts(of: []) : writtenTexts
    while let comment = rest.popFirst() {
      if let printed = PrintedComment(comment.text) {
        result +=
          printed.close == nil
          ? unquoted(printed, comment, &rest) : quoted(printed, comment, &rest)
      } else if let lines = printedLines(from: comment, &rest) {
        result.append(lines)
      } else {
        let found = ValueComment(comment.text).map { expectation(of: $0, comment) } ?? []
        result += withWords(found, comment, of: texts)
      }
    }
    result += parsed.blockComments.flatMap(expectations)
    return settled(result).sorted { $0.span.start.offset < $1.span.start.offset }
  }

  // MARK: What is printed

  /// What is expected for sure, and of the rest what is not about the same statement's output.
  private func settled(_ expectations: [Expectation]) -> [Expectation] {
    let isPrinted = { (other: Expectation) in other.subject == .printed }
    guard expectations.contains(where: { isPrinted($0) && $0.certainty != .stated }) else {
      return expectations
    }
    let end = { (expectation: Expectation) in
      parsed.items.last { line(ofOffset: $0.bytes.lowerBound) <= expectation.snippetLine }?
        .bytes.upperBound
    }
    let stated = Set(expectations.filter { isPrinted($0) && $0.certainty == .stated }.map(end))
    return expectations.filter {
      !isPrinted($0) || $0.certainty == .stated || !stated.contains(end($0))
    }
  }

  /// The expectations that a comment between `/*` and `*/` comes to.
  private func expectations(of comment: ParsedSwift.Comment) -> [Expectation] {
    guard let printed = PrintedBlock(comment.text) else {
      let value = comment.text.contains("\n") ? nil : ValueComment(comment.text)
      return value.map { expectation(of: $0, comment) } ?? []
    }
    guard printed.isQuoted || item(before: comment).map(prints) == true else { return [] }
    let lines = comment.text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    return [expectation(.printed, printed.text, comment, lines: lines)]
  }

  /// Output in quotes, which may go on in the comments on the next lines.
  private func quoted(
    _ printed: PrintedComment,
    _ comment: ParsedSwift.Comment,
    _ rest: inout ArraySlice<ParsedSwift.Comment>
  ) -> [Expectation] {
    guard let close = printed.close else { return [] }
    var lines = [printed.text]
    let following = rest
    while !isClosed(lines, by: close), let next = follower(of: comment, lines.count, in: rest) {
      lines.append(Self.withoutBlank(next.text))
      rest.removeFirst()
    }
    guard isClosed(lines, by: close) else {
      rest = following
      return spoken(printed, comment)
    }
    let text = Self.withoutFullStop(lines.joined(separator: "\n"), close).dropLast()
    var expectation = expectation(.printed, String(text), comment, lines: lines.count)
    if lines.count == 1 { expectation.otherReadings = printed.otherReadings }
    return [expectation]
  }

  /// The output, and the value that is returned, of a comment with words after the closing quote.
  private func spoken(_ printed: PrintedComment, _ comment: ParsedSwift.Comment) -> [Expectation] {
    guard let (text, result) = printed.spoken else { return [] }
    var output = expectation(.printed, text, comment)
    output.otherReadings = printed.otherReadings
    guard let result, let item = item(before: comment), hasValue(item) else { return [output] }
    return [output, expectation(.result, result, comment)]
  }

  /// Output without quotes: the rest of the line, or the comments on the lines below a heading.
  private func unquoted(
    _ printed: PrintedComment,
    _ comment: ParsedSwift.Comment,
    _ rest: inout ArraySlice<ParsedSwift.Comment>
  ) -> [Expectation] {
    // Without quotes it may as well be prose, unless it stands behind a call that prints.
    guard item(before: comment).map(prints) == true else { return [] }
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
  static func withoutBlank(_ text: String) -> String {
    text.hasPrefix(" ") ? String(text.dropFirst()) : text
  }

  /// The next comment, if it stands alone a number of lines below another one.
  func follower(
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

  // MARK: Places

  func line(of comment: ParsedSwift.Comment) -> Int { line(ofOffset: comment.offset) }

  func line(ofOffset offset: Int) -> Int { code.lineNumber(of: offset) }

  func isAlone(_ comment: ParsedSwift.Comment) -> Bool {
    let start = code.lineBytes(line(of: comment)).lowerBound
    return code.text(start..<comment.offset).allSatisfy { $0 == " " || $0 == "\t" }
  }

  func expectation(
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
