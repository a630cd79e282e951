import Testing

@testable import DocCheck

@Suite("Summary")
struct SummaryTests {
  @Test("The sample report is counted")
  func counts() throws {
    let summary = try Samples.report().summary
    #expect(summary.articles == 3)
    #expect(summary.snippets == 10)
    #expect([summary.passed, summary.passedWithAssumptions] == [3, 1])
    #expect([summary.failed, summary.undecided, summary.skipped] == [4, 2, 1])
    #expect([summary.claims, summary.unsourcedClaims] == [6, 3])
    #expect([summary.errors, summary.warnings, summary.notes] == [6, 2, 1])
  }

  @Test(
    "The verified share in percent is never rounded up",
    arguments: [
      (3, 1, "75"), (2, 1, "66.6"), (1999, 1, "99.9"), (0, 4, "0"), (4, 0, "100"), (0, 0, "100"),
    ]
  )
  func percent(passed: Int, skipped: Int, expected: String) throws {
    var sample = SampleArticle(path: "a.md", "```swift\n```\n")
    try sample.addSnippet(.passed(.compiled))
    let compiled = try #require(sample.snippets.first)
    var ignored = compiled
    ignored.verdict = .skipped(reason: "")
    sample.snippets =
      Array(repeating: compiled, count: passed) + Array(repeating: ignored, count: skipped)
    #expect(Summary(of: [sample.report]).verifiedPercent == expected)
  }

  @Test("Reasons are counted, the most frequent first")
  func reasons() throws {
    var sample = SampleArticle(path: "a.md", String(repeating: "```swift\n```\n\n", count: 4))
    try sample.addSnippet(.skipped(reason: "b"))
    try sample.addSnippet(.skipped(reason: "a"))
    try sample.addSnippet(.undecided(reason: "a"))
    try sample.addSnippet(.skipped(reason: "b"))
    #expect(
      UnjudgedReason.all(in: [sample.report]) == [
        UnjudgedReason(verdict: "skipped", reason: "b", count: 2, place: "a.md:1"),
        UnjudgedReason(verdict: "skipped", reason: "a", count: 1, place: "a.md:4"),
        UnjudgedReason(verdict: "undecided", reason: "a", count: 1, place: "a.md:7"),
      ]
    )
  }
}
