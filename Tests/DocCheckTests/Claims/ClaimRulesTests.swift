import Testing

@testable import DocCheck

@Suite("Findings about claims")
struct ClaimRulesTests {
  private func findings(_ markdown: String) throws -> [Finding] {
    ClaimRules().findings(for: try ClaimExample.claims(in: markdown))
  }

  @Test("A number without a source is an error that says how to mend it")
  func unsourced() throws {
    let found = try findings("Builds got 30% faster.")
    #expect(found.map(\.rule) == [.unsourcedClaim])
    #expect(found.map(\.severity) == [.error])
    #expect(
      found.map(\.message) == [
        "statistic 'Builds got 30% faster' has no source; "
          + "link one, show how it was measured, or drop the number"
      ]
    )
    #expect(found.first?.notes.count == 1)
  }

  @Test("A source that cannot be found is named")
  func vague() throws {
    let found = try findings("Builds got 30% faster (Toolchain Survey 2023).")
    #expect(found.map(\.rule) == [.vagueSource])
    #expect(
      found.map(\.message) == [
        "statistic 'Builds got 30% faster' rests on 'Toolchain Survey 2023', "
          + "which no reader can look up; link the document itself or drop the number"
      ]
    )
  }

  @Test(
    "Each kind has its own severity",
    arguments: [
      ("The parser is 3x faster.", Severity.error), ("The list loads in 120 ms.", .warning),
      ("Experts recommend small functions.", .warning),
      ("MVVM is the de facto standard.", .warning),
      ("Structs are always faster than classes.", .note),
      ("`TrailStack` was introduced in iOS 16.", .note),
    ]
  )
  func severities(markdown: String, severity: Severity) throws {
    #expect(try findings(markdown).map(\.severity) == [severity])
  }

  @Test("A sourced claim gives no finding")
  func sourced() throws {
    #expect(try findings("Builds got 30% [faster](https://example.org/a/b.html).").isEmpty)
  }

  @Test("A kind can be switched on, off or given another severity")
  func replaced() throws {
    let rules = ClaimRules(replacing: [
      .quote: .note, .statistic: Severity?.none, .multiplier: .warning,
    ])
    #expect(rules.kinds.contains(.quote))
    #expect(!rules.kinds.contains(.statistic))
    #expect(rules.severities[.multiplier] == .warning)
    #expect(rules.severities[.perfFigure] == .warning)
  }

  @Test("A kind that is switched off gives no finding")
  func switchedOff() throws {
    let claims = try ClaimExample.claims(in: "Builds got 30% faster.")
    #expect(ClaimRules(severities: [.multiplier: .error]).findings(for: claims).isEmpty)
  }

  @Test("A list of references without numbers softens a finding to a note")
  func bibliography() throws {
    let found = try findings(
      "Builds got 30% faster.\n\n## References\n\n- [Notes](https://example.org/notes/1)"
    )
    #expect(found.map(\.severity) == [.note])
    #expect(
      found.first?.notes.first?.message
        == "the article lists references; say which of them bears this claim out"
    )
  }

  @Test("The rows of a table share a finding")
  func table() throws {
    let found = try findings(
      "| Case | Speedup |\n| --- | --- |\n| a | 1.5x |\n| b | 2.5x |\n| c | 3.5x |"
    )
    #expect(found.count == 1)
    #expect(found.first?.notes.compactMap(\.span?.start.line) == [4, 5])
  }

  @Test("A long claim is shortened in its message and stays on one line")
  func shortened() throws {
    let found = try findings(
      "The remarkably careful rewrite of the importer\nmade all of our nightly builds 30% faster."
    )
    #expect(
      found.first?.message.hasPrefix(
        "statistic 'The remarkably careful rewrite of the importer made all of …'"
      ) == true
    )
  }
}
