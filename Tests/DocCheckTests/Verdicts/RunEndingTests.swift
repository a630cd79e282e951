import Glibc
import Testing

@testable import DocCheck

@Suite("How programs end", .enabled(if: Checking.hasSandbox))
struct RunEndingTests {
  @Test(
    "A trap is reported at its line with its message",
    arguments: [
      ("let a = [1]\nprint(\"before\")\nprint(a[one()])", "Fatal error: Index out of range"),
      ("var a: UInt8 = 255\nprint(\"before\")\na += UInt8(one())", "arithmetic overflow"),
      ("let a = 0\nprint(\"before\")\nprecondition(a == one(), \"no\")", "Precondition failed: no"),
      (
        "let a: Int? = nil\nprint(\"before\")\nprint(a! + one())", "Fatal error: Unexpectedly found"
      ),
    ]
  )
  func places(code: String, message: String) throws {
    let report = try Checking.check(
      "Words.\n\n```swift run\nfunc one() -> Int { 1 }\n\(code)\n```\n"
    )
    let findings = Checking.findings(report)
    #expect(findings.count == 1)
    #expect(findings.first?.hasPrefix("7:1 trapped: it trapped: \(message)") == true)
    #expect(report.snippets.first?.output == "before\n")
  }

  @Test("What a program did not come to print is told once, by the way in which it ended")
  func unprinted() throws {
    let report = try Checking.check(
      """
      ```swift
      func third(of list: [Int]) -> Int { list[2] }
      print("one")  // Prints "two"
      print(third(of: [1]))  // Prints "3"
      ```
      """
    )
    #expect(
      Checking.findings(report) == [
        "2:1 trapped: it trapped: Fatal error: Index out of range",
        "3:15 output-differs: it prints \"one\" instead of \"two\"",
      ]
    )
  }

  @Test("A trap in what an earlier snippet declares stands at the line that came to it")
  func callers() throws {
    let report = try Checking.check(
      """
      ```swift
      func third(of list: [Int]) -> Int {
        list[2]
      }
      ```

      ```swift run
      let list = [1, 2]
      if true {
        print(third(of: list))
      }
      ```
      """
    )
    #expect(
      Checking.findings(report) == ["10:3 trapped: it trapped: Fatal error: Index out of range"]
    )
  }

  @Test("A trap in a test stands at its line")
  func tests() throws {
    let report = try Checking.check(
      """
      ```swift
      struct List {
        var items: [Int] = []
        var first: Int { items[0] }
      }
      ```

      <!-- doccheck:test
      @Test func isEmpty() {
        #expect(List().first == 0)
      }
      -->
      """
    )
    #expect(
      Checking.findings(report)
        == ["4:3 trapped: the tests trapped: Fatal error: Index out of range"]
    )
  }

  @Test("An expected trap must have its message, which the runtime need not print")
  func expected() throws {
    let code = "var a: Int8 = 127\nfor i in 0...1 { a += Int8(i) }\nprint(a)"
    let right = try Checking.check("```swift traps=\"overflow\"\n\(code)\n```\n")
    #expect(Checking.findings(right) == [])
    let wrong = try Checking.check("```swift traps=\"range\"\n\(code)\n```\n")
    #expect(
      Checking.findings(wrong)
        == ["3:1 trapped: it trapped with 'arithmetic overflow', not 'range'"]
    )
  }

  @Test(
    "Only a signal of the program's own making is a trap",
    arguments: [
      (Subprocess.Outcome.Ending.exited(132), true), (.exited(4), false), (.exited(200), false),
      (.signalled(SIGSEGV), true), (.signalled(SIGKILL), false), (.exited(137), false),
      (.timedOut, false),
    ]
  )
  func traps(ending: Subprocess.Outcome.Ending, isTrap: Bool) {
    #expect(RunEnding.isTrap(ending) == isTrap)
  }
}
