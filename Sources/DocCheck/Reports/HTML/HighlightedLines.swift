/// The lines of a snippet as markup: coloured by what Swift sees in them, findings underlined.
struct HighlightedLines {
  private let block: CodeBlock
  private let tokens: [SwiftHighlighter.Token]
  private let findings: [Int: [Finding]]

  init(of snippet: SnippetOutline, findings: [Finding]) {
    block = snippet.block
    tokens =
      snippet.shape == .otherLanguage ? [] : SwiftHighlighter.tokens(of: snippet.source)
    self.findings = Dictionary(grouping: findings) { $0.span.start.line }
  }

  /// The markup of each line, without its ending.
  var lines: [Markup] {
    var start = 0
    var first = 0
    return block.lines.map { line in
      let bytes = start..<start + line.text.utf8.count
      start = bytes.upperBound + 1
      while first < tokens.count, tokens[first].bytes.upperBound <= bytes.lowerBound { first += 1 }
      let styles = tokens[first...].prefix { $0.bytes.lowerBound < bytes.upperBound }.map { token in
        let inside = token.bytes.clamped(to: bytes)
        let local = inside.lowerBound - bytes.lowerBound..<inside.upperBound - bytes.lowerBound
        return (bytes: local, style: token.style)
      }
      return markup(of: line, styles: styles)
    }
  }

  /// Cuts the line wherever a style or an underline begins or ends.
  private func markup(
    of line: CodeBlock.Line,
    styles: [(bytes: Range<Int>, style: String)]
  ) -> Markup {
    let text = Array(line.text.utf8)
    let underlines = (findings[line.number] ?? []).map { finding in
      (bytes: place(of: finding.span, in: line, count: text.count), finding.severity.rawValue)
    }
    let ends = styles.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }
    let cuts = underlines.flatMap { [$0.bytes.lowerBound, $0.bytes.upperBound] }
    let borders = Set(ends + cuts + [0, text.count]).sorted()
    var style = styles[...]
    return Markup(zip(borders, borders.dropFirst())) { start, end in
      while let next = style.first, next.bytes.upperBound <= start { style.removeFirst() }
      let part = Markup(
        marked: String(decoding: text[start..<end], as: UTF8.self),
        where: InertText.isActiveInCode
      )
      let isStyled = style.first.map { $0.bytes.lowerBound <= start } ?? false
      let severity = underlines.first { $0.bytes.contains(start) }?.1
      return Self.span(
        part,
        [isStyled ? style.first?.style : nil, severity.map { "squiggle \($0)" }]
      )
    }
  }

  private static func span(_ text: Markup, _ classes: [String?]) -> Markup {
    let classes = classes.compactMap(\.self)
    return classes.isEmpty
      ? text : #"<span class="\#(classes.joined(separator: " "))">\#(text)</span>"#
  }

  /// The bytes of the line's text that a span covers: at least one where there is one.
  private func place(of span: Span, in line: CodeBlock.Line, count: Int) -> Range<Int> {
    let shift = line.virtualSpaces - line.fileOffset
    let start = min(max(0, span.start.offset + shift), count)
    let end = span.end.line > line.number ? count : min(span.end.offset + shift, count)
    return start..<max(start, end)
  }
}
