/// What articles contain, as `doccheck list` shows it: a line for each snippet and each claim.
struct TextList: Reporter {
  func render(_ report: Report) -> String {
    var text = StyledText()
    let rows = report.articles.map { article in
      article.snippets.map { Self.row($0.snippet, in: article.article.path) }
        + article.claims.map { Self.row($0, in: article.article.path) }
    }.joined()
    let width = rows.map { $0.place.displayWidth }.max() ?? 0
    for row in rows {
      let gap = String(repeating: " ", count: width - row.place.displayWidth + 2)
      text.add(row.place, .strong)
      text.addLine(gap + row.parts.joined(separator: "  "))
    }
    let summary = report.summary
    let counts = [
      summary.articles.of("article"), summary.snippets.of("snippet"),
      summary.claims.of("claim") + " (\(summary.unsourcedClaims) without a source)",
    ]
    text.addLine(counts.joined(separator: ", "))
    return text.painted(inColor: inColor)
  }

  /// Whether to use the colours of ANSI terminals.
  var inColor = false

  /// A place with what is there.
  private typealias Row = (place: String, parts: [String])

  private static func row(_ snippet: SnippetOutline, in path: String) -> Row {
    let span = snippet.block.span
    var parts = [snippet.shape == .broken ? "does not parse" : snippet.shape.rawValue]
    if !snippet.imports.isEmpty { parts.append("imports: \(list(snippet.imports))") }
    if !snippet.declares.isEmpty { parts.append("declares: \(list(snippet.declares))") }
    if snippet.compileFail != nil { parts.append("expected not to compile") }
    return ("\(path):\(span.start.line)-\(span.end.line)", parts)
  }

  private static func row(_ claim: Claim, in path: String) -> Row {
    let words = claim.text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    let text = words.count <= 60 ? words : words.prefix(59) + "…"
    return (
      "\(path):\(claim.span.start.line)",
      ["\(claim.kind.rawValue), \(claim.evidence.rawValue): \"\(text)\""]
    )
  }

  private static func list(_ names: [String]) -> String { names.joined(separator: ", ") }
}
