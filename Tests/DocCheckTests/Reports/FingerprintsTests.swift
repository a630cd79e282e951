import Testing

@testable import DocCheck

@Suite("Fingerprints")
struct FingerprintsTests {
  private func fingerprints(
    _ markdown: String,
    at words: [String],
    rule: String = "compile-error",
    path: String = "a.md"
  ) throws -> [String] {
    var sample = SampleArticle(path: path, markdown)
    for word in words {
      sample.findings.append(
        Finding(Samples.rule(rule, .error), at: try sample.span(of: word), "wrong")
      )
    }
    return Fingerprints(of: sample.report).findings
  }

  @Test("A finding keeps its fingerprint when text moves above it or its line is indented")
  func survivesShifts() throws {
    let before = try fingerprints("one\n\ntwo three\n", at: ["two"])
    #expect(try fingerprints("new\n\nnew\n\none\n\n   two   three\n", at: ["two"]) == before)
  }

  @Test("Another line, rule or article makes another fingerprint")
  func distinguishes() throws {
    let all = [
      try fingerprints("two", at: ["two"]),
      try fingerprints("two too", at: ["two"]),
      try fingerprints("two", at: ["two"], rule: "trapped"),
      try fingerprints("two", at: ["two"], path: "b.md"),
    ]
    #expect(Set(all).count == 4)
  }

  @Test("Equal findings of one article are told apart by their order")
  func equalFindings() throws {
    let pair = try fingerprints("a b a", at: ["a", "a"])
    #expect(pair[0] != pair[1])
    #expect(try fingerprints("a b a", at: ["a"]) == [pair[0]])
  }

  @Test("A claim keeps its fingerprint when text moves above it")
  func claims() throws {
    var first = SampleArticle(path: "a.md", "Half of all.")
    try first.addClaim("Half", .statistic, .unsourced)
    var second = SampleArticle(path: "a.md", "Before.\n\nHalf of all.")
    try second.addClaim("Half", .statistic, .sourced, "a link")
    #expect(Fingerprints(of: first.report).claims == Fingerprints(of: second.report).claims)
    #expect(Fingerprints(of: first.report).claims.first?.count == 16)
  }

  @Test("A line of ten million characters does not make fingerprints slow")
  func longLine() throws {
    let long = String(repeating: "x ", count: 5_000_000)
    var sample = SampleArticle(path: "a.md", "```\n\(long)\n```")
    let span = sample.article.source.span(2_000_000..<2_000_005)
    sample.findings = (0..<200).map { Finding(Samples.rule("r", .error), at: span, "\($0)") }
    let report = sample.report
    let time = ContinuousClock().measure { _ = Fingerprints(of: report) }
    #expect(time < .seconds(5))
  }
}
