import Testing

@testable import DocCheck

@Suite("Comments that give evidence")
struct EvidenceDirectiveTests {
  private let claim = "Views reload 42 % less often."

  /// The claims' evidence and the findings of an article whose tests went as told.
  private func report(
    _ markdown: String,
    tests: [String: Bool] = [:]
  ) throws -> (evidence: [String], findings: [String]) {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let draft = ArticleDraft(article, claimReader: try ClaimReader())
    var judgements = draft.items.snippets.map(Judgement.listed)
    if !judgements.isEmpty {
      judgements[0].report.tests = tests.map { TestResult(name: $0, line: 1, passed: $1) }
    }
    let report = draft.report(judgements, severities: [:])
    return (
      report.claims.map { "\($0.evidence.rawValue): \($0.evidenceText ?? "")" },
      report.findings.map { "\($0.span.start.line) \($0.rule.id): \($0.message)" }
    )
  }

  /// An article with two tests and a claim that one of them measures.
  private func measured(by test: String) -> String {
    """
    ```swift
    let reloads = 58
    ```

    <!-- doccheck:test
    @Test func reloadsLess() { #expect(reloads < 100) }
    @Test("It reloads 42 % less") func other() {}
    -->

    <!-- doccheck:evidence test="\(test)" -->

    \(claim)
    """
  }

  @Test("A source makes the claims of the next block sourced, without a link that shows")
  func source() throws {
    let found = try report(
      """
      <!-- doccheck:evidence source="https://example.com/reloads/method.html" -->

      \(claim)

      \(claim)
      """
    )
    #expect(found.evidence == ["sourced: https://example.com/reloads/method.html", "unsourced: "])
    #expect(found.findings.map { $0.prefix(18) } == ["5 unsourced-claim:"])
  }

  @Test("A passing test verifies a claim", arguments: ["reloadsLess", "reloadsLess()"])
  func passing(name: String) throws {
    let found = try report(measured(by: name), tests: ["reloadsLess()": true])
    #expect(found.evidence == ["verified: the test '\(name)' passes"])
    #expect(found.findings == [])
  }

  @Test("A test is also named by what it is called for display")
  func displayName() throws {
    let name = "It reloads 42 % less"
    let found = try report(measured(by: name), tests: [name: true])
    #expect(found.evidence == ["verified: the test '\(name)' passes"])
  }

  @Test("A failing test contradicts a claim")
  func failing() throws {
    let found = try report(measured(by: "reloadsLess"), tests: ["reloadsLess()": false])
    #expect(found.evidence == ["contradicted: the test 'reloadsLess' fails"])
    #expect(
      found.findings == [
        "12 contradicted-claim: incorrect: the test 'reloadsLess' fails"
      ]
    )
  }

  @Test("A test that has not run is a source, since a reader can run it")
  func unrun() throws {
    let found = try report(measured(by: "reloadsLess"))
    #expect(found.evidence == ["sourced: the test 'reloadsLess'"])
    #expect(found.findings == [])
  }

  @Test(
    "A comment that no claim needs is unused",
    arguments: ["No number here.", "[Views reload 42 % less often](https://example.com/a/b)."]
  )
  func unused(block: String) throws {
    let found = try report(
      "<!-- doccheck:evidence source=\"https://example.com/c/d\" -->\n\n\(block)\n"
    )
    #expect(
      found.findings == [
        "1 unused-directive: the next block has no claim that needs this evidence"
      ]
    )
  }

  @Test(
    "A comment that says nothing usable is a mistake",
    arguments: [
      ("", "'doccheck:evidence' needs source=\"…\" or test=\"…\""),
      ("tset=\"a\"", "'doccheck:evidence' has no 'tset'; did you mean 'test'?"),
      ("test=\"reloadLess\"", "this article has no test 'reloadLess'; did you mean 'reloadsLess'?"),
      (
        "source=\"https://example.com\"",
        "'https://example.com' is not a document a reader can look up"
      ),
    ]
  )
  func mistakes(attributes: String, message: String) throws {
    let markdown = measured(by: "x").replacing("test=\"x\"", with: attributes)
    #expect(try report(markdown).findings.contains("10 bad-directive: \(message)"))
  }
}
