import Testing

@testable import DocCheck

/// A sentence with the one claim that it makes.
struct ClaimExample: Sendable, CustomTestStringConvertible {
  let markdown: String
  let kind: Claim.Kind
  let evidence: Claim.Evidence
  /// The claim as it stands in the file.
  let text: String

  init(_ markdown: String, _ kind: Claim.Kind, _ evidence: Claim.Evidence, _ text: String) {
    self.markdown = markdown
    self.kind = kind
    self.evidence = evidence
    self.text = text
  }

  var testDescription: String { markdown }

  /// Expects exactly this claim, at the bytes where its text stands.
  func check() throws {
    let claims = try Self.claims(in: markdown)
    #expect(claims.map(\.text) == [text])
    #expect(claims.map(\.kind) == [kind])
    #expect(claims.map(\.evidence) == [evidence])
    let bytes = Array(markdown.utf8)
    #expect(claims.map { String(decoding: bytes[$0.span.bytes], as: UTF8.self) } == [text])
  }

  /// The claims of all kinds in an article.
  static func claims(in markdown: String) throws -> [Claim] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return try ClaimReader(kinds: Set(Claim.Kind.allCases)).claims(in: article)
  }
}
