/// An article as it is in JSON.
struct JSONArticle: Encodable {
  private let path: String
  private let title: String
  private let language: String
  private let digest: String
  private let html: String
  private let snippets: [JSONSnippet]
  private let claims: [JSONClaim]
  private let findings: [JSONFinding]
  private let record: ArticleRecord?

  /// - Parameter isOfShard: whether the report is to be joined with others.
  init(_ report: ArticleReport, isOfShard: Bool) {
    let article = report.article
    let fingerprints = Fingerprints(of: report)
    path = article.path
    title = article.title
    language = article.language.rawValue
    digest = "sha256:" + SHA256.hexadecimal(article.fileBytes)
    html = ProseRenderer(report).html()
    snippets = report.snippets.map(JSONSnippet.init)
    claims = zip(report.claims, fingerprints.claims).map(JSONClaim.init)
    record = isOfShard ? ArticleRecord(report) : nil
    findings = zip(report.findings, fingerprints.findings).map { finding, fingerprint in
      JSONFinding(finding, fingerprint: fingerprint, in: article.source)
    }
  }
}

/// A claim as it is in JSON.
struct JSONClaim: Encodable {
  private let line: Int
  private let column: Int
  private let endLine: Int
  private let endColumn: Int
  private let text: String
  private let kind: String
  private let evidence: String
  private let evidenceText: String?
  private let confidence: Double
  private let fingerprint: String

  init(_ claim: Claim, fingerprint: String) {
    line = claim.span.start.line
    column = claim.span.start.column
    endLine = claim.span.end.line
    endColumn = claim.span.end.column
    text = claim.text
    kind = claim.kind.rawValue
    evidence = claim.evidence.rawValue
    evidenceText = claim.evidenceText
    confidence = claim.confidence
    self.fingerprint = fingerprint
  }
}
