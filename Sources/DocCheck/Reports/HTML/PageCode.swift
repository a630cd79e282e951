/// The lines of a snippet with their numbers in the article and with messages below them.
struct PageCode {
  private let snippet: Snippet
  private let findings: [(index: Int, finding: Finding)]
  private let anchors: PageAnchors
  private let source: SourceText

  init(
    _ snippet: Snippet,
    findings: [(index: Int, finding: Finding)],
    anchors: PageAnchors,
    source: SourceText
  ) {
    self.snippet = snippet
    self.findings = findings
    self.anchors = anchors
    self.source = source
  }

  /// The code; messages whose line the code does not show stand after it.
  var markup: Markup {
    let lines = snippet.block.lines
    let numbers = Set(lines.map(\.number))
    let byLine = Dictionary(grouping: findings) { $0.finding.span.start.line }
    let others = findings.filter { !numbers.contains($0.finding.span.start.line) }
    var parts: Markup = .empty
    var run: Markup = .empty
    for (line, text) in zip(
      lines,
      HighlightedLines(of: snippet, findings: findings.map(\.finding)).lines
    ) {
      run += """
        <span class="line" data-line="\(line.number)">\(text)
        </span>
        """
      guard let messages = byLine[line.number] else { continue }
      parts += Self.listing(run) + Markup(messages) { message($0, isAtLine: true) }
      run = .empty
    }
    if !run.isEmpty { parts += Self.listing(run) }
    parts += Markup(others) { message($0, isAtLine: false) }
    return """
      <div class="code" role="group" tabindex="0" translate="no" \
      aria-label="Code of snippet \(snippet.number)">\(parts)</div>
      """
  }

  private static func listing(_ lines: Markup) -> Markup { "<pre><code>\(lines)</code></pre>" }

  private func message(_ entry: (index: Int, finding: Finding), isAtLine: Bool) -> Markup {
    PageFinding(entry.finding, anchor: anchors.finding(entry.index))
      .message(isAtLine: isAtLine, source: source)
  }
}
