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

  /// An article with hidden tests of some names, one fence each.
  private func check(tests: (names: String, lines: String)...) throws -> ArticleReport {
    let comments = tests.map { names, lines in
      "<!--\n  - test: `\(names)`\n\n  ```swifttest\n\(lines)\n  ```\n-->\n"
    }
    return try Checking.check(comments.joined(separator: "\n"), readsSwiftTests: true)
  }

  @Test("A test that another one imports is a module")
  func modules() throws {
    let report = try check(
      tests: ("Larder", "  -> import Shelf\n  -> public func eggs() -> Int { count + 1 }"),
      ("Shelf", "  -> public let count = 2\n  -> let hidden = 3"),
      ("breakfast", "  -> import Larder\n  -> print(eggs())\n  <- 3"),
      ("thief", "  -> import Shelf\n  -> print(hidden)\n  !$ error: cannot find 'hidden' in scope")
    )
    #expect(
      report.snippets.map(\.verdict)
        == [.passed(.compiled), .passed(.ran), .passed(.ran), .passed(.failedAsExpected)]
    )
    #expect(Checking.findings(report) == [])
  }

  @Test("A fence that a module shares with another test is another file of that one")
  func files() throws {
    let report = try check(
      tests: (
        "Larder, Larder_rest, Larder_thief",
        "  -> func eggs() -> Int { 2 }\n  -> private let key = 1"
      ),
      ("Larder_rest", "  -> let breakfast = eggs()"),
      ("Larder_thief", "  -> let copy = key\n  !$ error: 'key' is inaccessible"),
      ("visitor", "  -> import Larder")
    )
    #expect(
      report.snippets.map(\.verdict)
        == [.passed(.ran), .passed(.compiled), .passed(.failedAsExpected), .passed(.compiled)]
    )
    #expect(Checking.findings(report) == [])
  }

  @Test("Nobody can tell of a test whose module does not compile")
  func brokenModules() throws {
    let report = try check(
      tests: ("Larder", "  -> public let eggs: Int = true"),
      ("breakfast", "  -> import Larder\n  -> print(eggs)"),
      ("Foundation", "  -> let eggs = 1"),
      (
        "supper",
        "  -> import Foundation\n  -> print(Date.distantPast < Date.distantFuture)\n  <- true"
      )
    )
    let message = "cannot convert value of type 'Bool' to specified type 'Int'"
    #expect(
      Checking.verdicts(report) == [
        "failed",
        "undecided: the test 'Larder', which it imports, does not compile: \(message)",
        "passed", "passed",
      ]
    )
  }

  @Test("Modules that import each other end in errors, not in a circle")
  func circles() throws {
    let report = try check(
      tests: ("Larder", "  -> import Shelf\n  -> public let a = 1"),
      ("Shelf", "  -> import Larder\n  -> public let b = 1")
    )
    #expect(report.snippets.allSatisfy { $0.verdict != .passed(.compiled) })
  }

  @Test("Nothing of a test is left out, whatever it looks like")
  func whole() throws {
    let report = try check(
      tests: (
        "value", "  -> let eggs = // ... counted\n  >>    [1, 2]\n  -> print(eggs.count)\n  <- 2"
      ),
      (
        "case",
        "  -> switch 1 {\n     case 1: // nothing\n     default: print(2)\n     }\n  !$ error: 'case' label"
      ),
      ("name", "  -> print(nest)"),
      ("cut", "  -> struct Nest {\n     func lay()")
    )
    #expect(
      report.snippets.map(\.verdict)
        == [.passed(.ran), .passed(.failedAsExpected), .failed, .failed]
    )
  }

  @Test("Mistakes stand at their lines, whatever the test says")
  func places() throws {
    let report = try check("  -> #sourceLocation(file: \"a\", line: 90)\n  -> let a: Int = true")
    let message = "cannot convert value of type 'Bool' to specified type 'Int'"
    #expect(Checking.findings(report) == ["6:19 compile-error: \(message)"])
  }

  @Test("Code of the standard library that asks C for its numbers can be run")
  func numbers() throws {
    #expect(
      try check("  -> print(Int(exactly: 3.5) as Any)\n  <- nil").snippets.map(\.verdict)
        == [.passed(.ran)]
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
