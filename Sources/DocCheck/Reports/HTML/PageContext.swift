/// What the parts of an article's page need to know of each other, looked up once.
struct PageContext: Sendable {
  let report: ArticleReport
  let anchors: PageAnchors
  let links: PageLinks
  /// The snippets by their numbers.
  let snippets: [Int: SnippetReport]
  /// The numbers of the snippets by their identifiers.
  let snippetNumbers: [String: Int]
  private let findingsBySnippet: [String: [(index: Int, finding: Finding)]]

  init(_ report: ArticleReport, links: PageLinks) {
    self.report = report
    self.links = links
    anchors = PageAnchors(report)
    let pairs = report.snippets.map { ($0.snippet.number, $0) }
    snippets = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    let numbers = report.snippets.map { ($0.snippet.id, $0.snippet.number) }
    snippetNumbers = Dictionary(numbers, uniquingKeysWith: min)
    findingsBySnippet = Self.grouped(report)
  }

  /// The findings that name a snippet or are in its lines, with their indices in the report.
  func findings(about snippet: SnippetOutline) -> [(index: Int, finding: Finding)] {
    findingsBySnippet[snippet.id] ?? []
  }

  private static func grouped(
    _ report: ArticleReport
  ) -> [String: [(index: Int, finding: Finding)]] {
    // Code outside of fences may share its first and its last line with prose or other code.
    var owners: [Int: [SnippetOutline]] = [:]
    for snippet in report.snippets.map(\.snippet) {
      let span = snippet.block.span
      for line in span.start.line...max(span.start.line, span.end.line) {
        owners[line, default: []].append(snippet)
      }
    }
    var groups: [String: [(index: Int, finding: Finding)]] = [:]
    for (index, finding) in report.findings.enumerated() {
      let owner = owners[finding.span.start.line]?.last {
        $0.block.span.bytes.contains(finding.span.start.offset)
      }
      guard let owner = finding.snippet ?? owner?.id else { continue }
      groups[owner, default: []].append((index, finding))
    }
    return groups
  }
}
