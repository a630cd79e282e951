import Testing

@testable import DocCheck

/// Builds a report of an article piece by piece, its places found by their text.
struct SampleArticle {
  let article: Article
  var snippets: [SnippetReport] = []
  var claims: [Claim] = []
  var findings: [Finding] = []
  private let blocks: [CodeBlock]

  init(path: String, _ markdown: String) {
    article = ArticleReader().article(path: path, bytes: Array(markdown.utf8))
    blocks = article.allBlocks.compactMap { block in
      guard case .code(let code) = block.kind else { return nil }
      return code
    }
  }

  /// The report, with the findings in the order of the article.
  var report: ArticleReport {
    ArticleReport(
      article: article,
      snippets: snippets,
      claims: claims,
      findings: findings.sorted { $0.span.start < $1.span.start }
    )
  }

  /// The place of the first occurrence of a text.
  func span(of text: String) throws -> Span {
    let needle = Array(text.utf8)
    let bytes = article.source.bytes
    let start = try #require(
      bytes.indices.first { bytes[$0...].starts(with: needle) },
      "no \(text) in \(article.path)"
    )
    return article.source.span(start..<start + needle.count)
  }

  /// The identifier of the snippet with a number.
  func id(_ number: Int) -> String { "\(article.path)#\(number)" }

  /// Adds the article's next code block as a snippet.
  mutating func addSnippet(
    _ verdict: Verdict,
    shape: Shape = .file,
    refine: (inout SnippetReport) -> Void = { _ in }
  ) throws {
    let number = snippets.count + 1
    try #require(number <= blocks.count)
    let snippet = Snippet(
      id: id(number),
      number: number,
      block: blocks[number - 1],
      shape: shape,
      parsed: ParsedSwift(blocks[number - 1].text),
      directives: Directives(),
      expectations: [],
      setups: [],
      tests: []
    )
    var report = SnippetReport(snippet: snippet, verdict: verdict)
    refine(&report)
    snippets.append(report)
  }

  /// Adds a claim that stands at the first occurrence of its text.
  mutating func addClaim(
    _ text: String,
    _ kind: Claim.Kind,
    _ evidence: Claim.Evidence,
    _ evidenceText: String? = nil
  ) throws {
    claims.append(
      Claim(
        kind: kind,
        evidence: evidence,
        span: try span(of: text),
        text: text,
        evidenceText: evidenceText,
        confidence: 0.75
      )
    )
  }
}
