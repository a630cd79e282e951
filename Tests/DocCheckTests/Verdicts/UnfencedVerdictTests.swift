import Testing

@testable import DocCheck

@Suite("Verdicts on code outside of fences", .enabled(if: Checking.hasSandbox))
struct UnfencedVerdictTests {
  private let unfenced =
    "unfenced-code: Swift code stands outside of a code fence; put it between ```swift and ```"

  @Test("Code without a fence is compiled with the rest of its article")
  func compiled() throws {
    let report = try Checking.check(
      """
      모델을 정의합니다.
      struct Counter {
        var count = 0
      }이제 사용합니다.
      let counter = Counter()
      print(counter.count + step)
      // Prints "1"

      ```swift
      let step = 1
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(Checking.findings(report) == ["2:1 \(unfenced)"])
    #expect(report.findings.flatMap(\.notes).map(\.span?.start.line) == [5])
    #expect(report.snippets.map(\.snippet.block.isFenced) == [false, false, true])
  }

  @Test("A finding in code on one line stands at its true place")
  func collapsed() throws {
    let report = try Checking.check(
      "값: struct A { // 값 var x: Int = 0 func f() -> Int { let y = \"a\" return y } } 입니다.\n"
    )
    #expect(Checking.verdicts(report) == ["failed"])
    #expect(
      Checking.findings(report) == [
        "1:4 collapsed-code: the line breaks of this code are lost",
        "1:4 \(unfenced)",
        "1:72 compile-error: cannot convert return expression of type 'String' to return type 'Int'",
      ]
    )
  }

  @Test("Code that may have been cut out wrongly never fails for its form")
  func broken() throws {
    let report = try Checking.check(
      """
      次のコードです。
      struct A {
        var x = 0
        var y = 0
        func f( {
        }
      }
      終わりです。

      ```swift
      struct B { var x = 0 func f( { } var y = 0 func g() { h() i() } }
      ```
      """
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: what stands outside of a fence does not parse: "
          + "expected ')' to end parameter clause",
        "undecided: its line breaks are lost and cannot be put back: "
          + "expected ')' to end parameter clause",
      ]
    )
    #expect(report.findings.map(\.rule.id) == ["unfenced-code", "collapsed-code"])
  }

  @Test("Directives speak about code without a fence, and its numbers are no claims")
  func directives() throws {
    let report = try Checking.check(
      """
      <!-- doccheck: compile-fail="cannot find 'share'" -->

      func report() {
        // In 2020, 87% of all apps used it.
        print(share)
      }
      """
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(Checking.findings(report) == ["3:1 \(unfenced)"])
    #expect(report.claims.isEmpty)
  }
}
