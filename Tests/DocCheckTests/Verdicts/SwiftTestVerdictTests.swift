import Testing

@testable import DocCheck

@Suite("Verdicts on the Swift book's hidden tests", .enabled(if: Checking.hasSandbox))
struct SwiftTestVerdictTests {
  private func check(_ lines: String, reads: Bool = true) throws -> ArticleReport {
    let markdown = "<!--\n  - test: `eggs`\n\n  ```swifttest\n\(lines)\n  ```\n-->\n"
    return try Checking.check(markdown, readsSwiftTests: reads)
  }

  @Test("They are read only where the dialect is asked for")
  func dialect() throws {
    #expect(try check("  -> let a = 1", reads: false).snippets.isEmpty)
    #expect(try check("  -> let a = 1").snippets.map(\.verdict) == [.passed(.ran)])
  }

  @Test("What they print is compared, and a trap must come")
  func output() throws {
    let right = try check("  >> for i in 1...2 {\n  ->    print(i)\n  >> }\n  <- 1\n  << 2")
    #expect(right.snippets.map(\.verdict) == [.passed(.ran)])
    #expect(right.snippets.first?.outputs.map(\.matches) == [true])
    let wrong = try check("  /> a is \\(1 + 1)\n  </ a is 3")
    #expect(
      Checking.findings(wrong) == ["4:1 output-differs: it prints \"a is 2\" instead of \"a is 3\""]
    )
    #expect(
      try check("  >> let a = [1]\n  -> print(a[1])\n  xx").snippets.map(\.verdict) == [
        .passed(.ran)
      ]
    )
  }

  @Test("Errors are expected, and another wording is worth a note")
  func errors() throws {
    let place = "  !! let a: Int = true\n  !!              ^"
    let code = "  -> let a: Int = true"
    let message = "cannot convert value of type 'Bool' to specified type 'Int'"
    #expect(Checking.findings(try check("\(code)\n  !$ error: \(message)\n\(place)")) == [])
    let reworded = try check("\(code)\n  !$ error: 'Bool' is no 'Int'\n\(place)")
    #expect(reworded.snippets.map(\.verdict) == [.passed(.failedAsExpected)])
    #expect(reworded.findings.map(\.severity) == [.note])
    #expect(
      Checking.findings(reworded) == [
        "6:1 expected-error-differs: the compiler says '\(message)' instead of ''Bool' is no 'Int''"
      ]
    )
    let gone = try check("  -> let a: Int = 1\n  !$ error: no\n")
    #expect(gone.snippets.map(\.verdict) == [.failed])
  }
}
