import Testing

@testable import DocCheck

@Suite("Comments that answer for findings")
struct SuppressionTests {
  private func findings(_ markdown: String) throws -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let draft = ArticleDraft(article, claimReader: try ClaimReader())
    let report = draft.report(draft.items.snippets.map(Judgement.listed), severities: [:])
    return report.findings.map { "\($0.span.start.line) \($0.rule.id): \($0.message)" }
  }

  private let claim = "Views reload 42 % less often."

  @Test("The next block only, or all up to the comment that ends it, is answered for")
  func scopes() throws {
    let found = try findings(
      """
      <!-- doccheck-disable-next unsourced-claim -- measured by ourselves -->

      \(claim)

      \(claim)

      <!-- doccheck-disable unsourced-claim, vague-source -->
      \(claim)

      > Views reload 42 % less often (Survey 2024).

      <!-- doccheck-enable -->

      \(claim)
      """
    )
    #expect(found.map { $0.prefix { $0 != ":" } } == ["5 unsourced-claim", "14 unsourced-claim"])
  }

  @Test("A kind of claim can be named; what leaves nothing out is reported")
  func kinds() throws {
    #expect(try findings("<!-- doccheck-disable unsourced-claim(statistic) -->\n\n\(claim)") == [])
    let found = try findings("<!-- doccheck-disable unsourced-claim(popularity) -->\n\n\(claim)")
    #expect(
      found.first
        == "1 unused-directive: there is nothing of 'unsourced-claim(popularity)' here that would "
        + "be reported"
    )
    #expect(found.count == 2)
  }

  @Test(
    "What is misspelt or has nothing to end is reported",
    arguments: [
      (
        "<!-- doccheck-disable unsourced-clam -->",
        "1 bad-directive: there is no rule 'unsourced-clam'; did you mean 'unsourced-claim'?"
      ),
      (
        "<!-- doccheck-disable-next unsourced-claim(statistics) -->",
        "1 bad-directive: there is no kind of claim 'statistics'; did you mean 'statistic'?"
      ),
      (
        "<!-- doccheck-enable trapped -->",
        "1 unused-directive: nothing that this comment switches on again is switched off"
      ),
      (
        "<!-- doccheck-disabled trapped -->",
        "1 bad-directive: unknown directive 'doccheck-disabled'; directives begin with 'doccheck:'"
      ),
    ]
  )
  func mistakes(comment: String, expected: String) throws {
    #expect(try findings(comment + "\n") == [expected])
  }

  @Test("A rule that is ended by its name leaves the others off")
  func partialEnds() throws {
    let found = try findings(
      """
      <!-- doccheck-disable unsourced-claim vague-source -->

      \(claim) By a survey (Survey 2024), 12 % agree.

      <!-- doccheck-enable vague-source -->

      \(claim)
      """
    )
    #expect(found == [])
  }
}
