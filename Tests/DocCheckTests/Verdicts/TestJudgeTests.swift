import Testing

@testable import DocCheck

@Suite("Tests that run", .enabled(if: Checking.hasSandbox))
struct TestJudgeTests {
  @Test("Hidden tests see the snippet, its context and the main run loop")
  func hiddenTests() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Item: Equatable { let name: String }
      ```

      ```swift
      import Foundation
      import Combine

      @MainActor final class Store: ObservableObject {
        @Published private(set) var items: [Item] = []
        func add(_ name: String) { items.append(Item(name: name)) }
        func addLater(_ name: String) {
          DispatchQueue.main.async { self.add(name) }
        }
      }
      print(Item(name: "a statement does not run in tests"))
      ```

      <!-- doccheck:test
      @MainActor @Test("adds at once") func adds() {
        let store = Store()
        store.add("a")
        #expect(store.items == [Item(name: "a")])
      }

      @MainActor @Test func addsLater() async throws {
        let store = Store()
        store.addLater("b")
        for _ in 0..<100 where store.items.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        #expect(store.items.map(\\.name) == ["b"])
      }
      -->
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(
      report.snippets.last?.tests == [
        TestResult(name: "adds at once", line: 20, passed: true),
        TestResult(name: "addsLater()", line: 26, passed: true),
      ]
    )
    #expect(report.snippets.last?.verdict == .passed(.ran))
  }

  @Test("Tests of every kind that Swift Testing knows are run")
  func kinds() throws {
    let report = try Checking.check(
      """
      ```swift
      enum Refusal: Error, Equatable { case tooMany(Int) }
      func lay(_ count: Int) throws -> [String] {
        guard count < 9 else { throw Refusal.tooMany(count) }
        return Array(repeating: "egg", count: count)
      }
      ```

      <!-- doccheck:test
      @Suite(.serialized) struct Laying {
        @Test("lays", .tags(.quick), arguments: [1, 2]) func lays(count: Int) throws {
          #expect(try lay(count).count == count)
        }
        @Test(arguments: zip([0, 1], ["", "egg"])) func joins(count: Int, text: String) throws {
          #expect(try lay(count).joined() == text)
        }
        @Test func refuses() { #expect(throws: Refusal.tooMany(9)) { try lay(9) } }
        @Test func requires() throws { #expect(try #require(lay(1).first) == "egg") }
        @Test func knows() { withKnownIssue { #expect(Bool(false)) } }
        @Test @MainActor func confirms() async { await confirmation { $0() } }
        @Test(.disabled("later")) func waits() { #expect(Bool(false)) }
        @Test func dies() async { await #expect(processExitsWith: .failure) { fatalError() } }
      }
      extension Tag { @Tag static var quick: Self }
      -->
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.map(\.verdict) == [.passed(.ran)])
    #expect(
      report.snippets.first?.tests.map { "\($0.name) \($0.outcome)" }.sorted() == [
        "confirms() passed", "dies() passed", "joins(count:text:) passed", "knows() passed",
        "lays passed", "refuses() passed", "requires() passed", "waits() skipped",
      ]
    )
  }

  @Test("Tests none of which runs say nothing of the code but that it compiles")
  func skipped() throws {
    let report = try Checking.check(
      """
      ```swift
      let eggs = 2
      ```

      <!-- doccheck:test
      @Suite(.disabled()) struct Later { @Test func counts() { #expect(eggs == 3) } }
      -->
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled)])
    #expect(report.snippets.first?.tests.map(\.outcome) == ["skipped"])
  }

  @Test("Variables of statements that run on the main actor stay on it, each at its line")
  func mainActorVariables() throws {
    let report = try Checking.check(
      """
      ```swift
      @MainActor final class Store { var count = 2 }
      ```

      ```swift
      let store = Store()
      print(store.count)
      // Prints "2"
      ```

      <!-- doccheck:test
      @MainActor @Test func counts() { #expect(store.count == 3) }
      -->
      """
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .failed])
    #expect(
      Checking.findings(report) == [
        "12:34 test-failed: Expectation failed: (store.count → 2) == 3"
      ]
    )
  }

  @Test("A failing expectation is reported at its line with its values")
  func failingTest() throws {
    let report = try Checking.check(
      """
      ```swift
      func double(_ n: Int) -> Int { n + n + 1 }
      ```

      <!-- doccheck:test
      @Test func doubles() {
        #expect(double(2) == 4)
      }
      -->
      """
    )
    #expect(
      Checking.findings(report) == [
        "7:3 test-failed: Expectation failed: (double(2) → 5) == 4"
      ]
    )
  }

  @Test(
    "Tests that loop, crash, leave early or do not compile fail at their place",
    arguments: [
      ("@Test func a() { while true {} }", "5:1 timed-out: the tests ran longer than 5 s"),
      (
        "@Test func a() { let n: Int? = nil; print(n!) }",
        "6:1 trapped: the tests trapped: "
          + "Fatal error: Unexpectedly found nil while unwrapping an Optional value"
      ),
      (
        "import Foundation\n@Test func a() { exit(0) }",
        "5:1 test-failed: the tests ended before their time"
      ),
      ("let nothing = 1", "5:1 test-failed: there is no test in this code"),
      (
        "@Test func a() { #expect(f(\"\") == 1) }",
        "6:28 compile-error: cannot convert value of type 'String' to expected argument type 'Int'"
      ),
      (
        "@Test func a() { #expect(try g()) }\nfunc g() throws -> Bool { true }",
        "6:18 compile-error: errors thrown from here are not handled"
      ),
    ]
  )
  func badTests(code: String, expected: String) throws {
    let report = try Checking.check(
      """
      ```swift
      func f(_ n: Int) -> Int { n }
      ```

      <!-- doccheck:test
      \(code)
      -->
      """
    )
    #expect(Checking.findings(report) == [expected])
    #expect(report.snippets.first?.verdict == .failed)
  }

  @Test("Tests that readers see run as well, and stand at their line of the article")
  func visibleTests() throws {
    let report = try Checking.check(
      """
      ```swift
      import Testing

      @Test func right() { #expect(1 == 1) }
      @Test func wrong() { #expect(1 == 2) }
      ```
      """
    )
    #expect(Checking.findings(report) == ["5:22 test-failed: Expectation failed: 1 == 2"])
    #expect(report.snippets.first?.tests.map(\.line) == [4, 5])
  }
}
