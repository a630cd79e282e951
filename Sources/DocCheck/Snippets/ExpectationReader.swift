/// Finds the comments that say what the code before them prints: `// Prints "2 eggs"`.
struct ExpectationReader {
  /// The quotes that writers put around what is printed.
  private static let quotes: [(open: Character, close: Character)] = [
    ("\"", "\""), ("“", "”"), ("「", "」"),
  ]

  /// - Parameters:
  ///   - parsed: what the parser makes of the snippet's code.
  ///   - block: the snippet's place in the article.
  ///   - source: the article's text.
  func expectations(
    in parsed: ParsedSwift,
    of block: CodeBlock,
    source: SourceText
  ) -> [Expectation] {
    let code = SourceText(block.text)
    var result: [Expectation] = []
    var rest = parsed.comments[...]
    while let comment = rest.popFirst() {
      let line = code.position(comment.offset).line
      guard let body = printed(comment.text) else { continue }
      var lines = [body.text]
      var last = line
      while !isClosed(lines, by: body.close), let next = rest.first,
        code.position(next.offset).line == last + 1
      {
        lines.append(String(next.text.drop { $0 == " " }))
        last += 1
        rest.removeFirst()
      }
      guard isClosed(lines, by: body.close) else { continue }
      let text = Self.withoutFullStop(lines.joined(separator: "\n"), body.close).dropLast()
      result.append(
        Expectation(
          output: String(text),
          span: span(from: line, column: comment.offset, to: last, in: block, code, source),
          snippetLine: line
        )
      )
    }
    return result
  }

  /// What follows `Prints` and an opening quote.
  private func printed(_ comment: String) -> (text: String, close: Character)? {
    let body = comment.drop { $0 == " " || $0 == "\t" }
    guard body.hasPrefix("Prints ") || body.hasPrefix("prints ") else { return nil }
    let rest = body.dropFirst(7).drop { $0 == " " }
    for quote in Self.quotes where rest.first == quote.open {
      let text = rest.dropFirst()
      // What follows a comma behind the quote is the author's remark about it.
      let end = text.firstRange(of: "\(quote.close), ").map { text.index(after: $0.lowerBound) }
      return (String(text[..<(end ?? text.endIndex)]), quote.close)
    }
    return nil
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

  private func span(
    from line: Int,
    column offset: Int,
    to last: Int,
    in block: CodeBlock,
    _ code: SourceText,
    _ source: SourceText
  ) -> Span {
    let first = block.lines[min(line, block.lines.count) - 1]
    let end = block.lines[min(last, block.lines.count) - 1]
    let column = offset - code.lineBytes(line).lowerBound
    let start = first.fileOffset + max(0, column - first.virtualSpaces)
    return source.span(start..<end.fileOffset + end.text.utf8.count - end.virtualSpaces)
  }
}
