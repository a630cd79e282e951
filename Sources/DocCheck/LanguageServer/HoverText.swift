/// What is known about a place of an article, for who points at it.
struct HoverText {
  let report: ArticleReport
  /// The place's byte.
  let offset: Int

  /// The protocol's `Hover`: findings with their rules, else a claim, else the snippet; null where
  /// there is nothing.
  var json: JSONValue {
    let findings = report.findings.filter { isAt($0.span) }
    if let first = findings.first {
      let parts = findings.map { "**\($0.rule.id)**: \(escaped($0.message))" }
      return hover(parts + Self.rules(of: findings), first.span)
    }
    if let claim = report.claims.first(where: { isAt($0.span) }) {
      return hover([words(for: claim)], claim.span)
    }
    if let snippet = report.snippets.first(where: { isAt($0.snippet.block.span) }) {
      return hover([words(for: snippet)], snippet.snippet.block.span)
    }
    return .null
  }

  private func isAt(_ span: Span) -> Bool {
    span.bytes.contains(offset) || (span.bytes.isEmpty && span.start.offset == offset)
  }

  /// The pages of the rules, each once.
  private static func rules(of findings: [Finding]) -> [String] {
    var seen: Set<Rule> = []
    return findings.map(\.rule).filter { seen.insert($0).inserted }
      .map { "---\n" + RulePage($0).markdown }
  }

  private func words(for claim: Claim) -> String {
    let kind = claim.kind.rawValue.replacing("-", with: " ")
    let evidence = claim.evidenceText.map { "\n\nEvidence: \(escaped($0))" } ?? ""
    return "**Claim** (\(kind)): \(PageClaim.words(for: claim.evidence))\(evidence)"
  }

  /// What `--verbose` says about the snippet.
  private func words(for snippet: SnippetReport) -> String {
    var text = StyledText()
    TextSnippet(report: snippet).write(to: &text)
    let runs = text.painted(inColor: false).split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(fence)text\n\(text.painted(inColor: false))\(fence)"
  }

  private func escaped(_ text: String) -> String { MarkdownReporter.escaped(text) }

  private func hover(_ parts: [String], _ span: Span) -> JSONValue {
    [
      "contents": ["kind": "markdown", "value": .string(parts.joined(separator: "\n\n"))],
      "range": EditorPosition.range(span.bytes, in: report.article.source),
    ]
  }
}
