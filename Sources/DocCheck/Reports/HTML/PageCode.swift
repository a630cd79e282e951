/// The lines of a snippet with their numbers in the article and with messages below them.
struct PageCode {
  private let snippet: SnippetOutline
  private let findings: [(index: Int, finding: Finding)]
  private let context: PageContext

  init(_ snippet: SnippetOutline, in context: PageContext) {
    self.snippet = snippet
    findings = context.findings(about: snippet)
    self.context = context
  }

  /// The code; messages whose line the code does not show are after it.
  var markup: Markup {
    let lines = snippet.block.lines
    let byLine = Dictionary(grouping: findings) { index(of: $0.finding.span.start, in: lines) }
    var parts: Markup = .empty
    var run: Markup = .empty
    let texts = HighlightedLines(of: snippet, findings: findings.map(\.finding)).lines
    for (index, (line, text)) in zip(lines, texts).enumerated() {
      run += """
        <span class="line" data-line="\(line.number)">\(text)
        </span>
        """
      guard let messages = byLine[index] else { continue }
      parts += Self.listing(run) + Markup(messages) { message($0, isAtLine: true) }
      run = .empty
    }
    if !run.isEmpty { parts += Self.listing(run) }
    parts += Markup(byLine[nil] ?? []) { message($0, isAtLine: false) }
    return """
      <div class="code" role="group" tabindex="0" translate="no" \
      aria-label="Code of snippet \(snippet.number)">\(parts)</div>
      """
  }

  /// The index of the line of code that holds a place, of several in one line of the file.
  private func index(of place: Position, in lines: [CodeBlock.Line]) -> Int? {
    let isBefore: (CodeBlock.Line) -> Bool = { $0.fileOffset <= place.offset }
    return lines.lastIndex { $0.number == place.line && isBefore($0) }
      ?? lines.firstIndex { $0.number == place.line }
  }

  private static func listing(_ lines: Markup) -> Markup { "<pre><code>\(lines)</code></pre>" }

  private func message(_ entry: (index: Int, finding: Finding), isAtLine: Bool) -> Markup {
    let anchor = context.anchors.finding(entry.index)
    return PageFinding(entry.finding, anchor: anchor, places: context.links.places)
      .message(isAtLine: isAtLine, source: context.report.article.source)
  }
}
