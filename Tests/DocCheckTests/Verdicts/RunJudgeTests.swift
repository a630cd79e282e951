import Glibc
import Testing

@testable import DocCheck

@Suite("Programs that run", .enabled(if: Checking.hasSandbox))
struct RunJudgeTests {
  @Test("Each comment about output is compared with what the statement before it printed")
  func outputs() throws {
    let report = try Checking.check(
      """
      ```swift
      let a = 2
      print(a)
      // Prints "2"
      for i in 1...2 { print(i) }
      print("end", terminator: "")
      // Prints "end"
      print("é") // Prints "e"
      if a == 2 {
        print("in a block")
        // Prints "in a block"
      }
      print()
      // Prints "x"
      ```
      """
    )
    #expect(
      Checking.findings(report) == [
        "8:12 output-differs: it prints \"é\" instead of \"e\"",
        "14:1 output-differs: it prints \"in a block\n\" instead of \"x\"",
      ]
    )
    #expect(report.snippets.first?.output == "2\n1\n2\nendé\nin a block\n\n")
    #expect(report.snippets.first?.verdict == .failed)
  }

  @Test("Values in comments are compared with those of the code beside them")
  func values() throws {
    let report = try Checking.check(
      """
      ```swift
      var eggs = [2, 3]
      eggs.count // 2
      eggs.reduce(0, +) // => 6
      eggs.append(4) // [2, 3, 4]
      let third = 1.0 / 3 // 0.333
      eggs.first // 2
      eggs[0] += 5 // 7
      // eggs is now [7, 3, 4]
      let word = "a".uppercased() // "B"
      Set(["x", "y"]) // ["y", "x"]
      print(eggs) // [7, 3, 4]
      ```
      """
    )
    #expect(
      Checking.findings(report) == [
        "4:19 output-differs: the value is 5, not 6",
        "10:29 output-differs: the value is \"A\", not \"B\"",
      ]
    )
    let outputs = try #require(report.snippets.first?.outputs)
    #expect(
      outputs.map(\.matches) == [true, false, true, true, true, true, true, false, true, true]
    )
    #expect(outputs.compactMap(\.tolerance) == [.rounding, .optional, .order])
    #expect(report.snippets.first?.output == "[7, 3, 4]\n")
  }

  @Test("A comment that speaks of something that is no value is passed over")
  func pointless() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Egg {}
      func lay() {}
      lay() // 3
      let egg = Egg()
      // eggs is 4
      ```
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled)])
  }

  @Test(
    "Output is compared but for what nobody can foresee",
    arguments: [
      ("print(Array(1...9))\n// Prints \"[1, 2, …, 9]\"", OutputTolerance.elision),
      ("print([\"a\": 1, \"b\": 2])\n// Prints \"[\"b\": 2, \"a\": 1]\"", .order),
      ("print(\"at 0x7f2a\")\n// Prints \"at 0x1b3c\"", .addresses),
    ]
  )
  func tolerance(code: String, tolerance: OutputTolerance) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    let outputs = try #require(report.snippets.first?.outputs)
    #expect(outputs.map(\.matches) == [true])
    // The order of a dictionary may by chance be the one that is shown.
    #expect(outputs.allSatisfy { $0.tolerance == tolerance || $0.tolerance == nil })
  }

  @Test("The order of an array, other values and output that chance decides are told apart")
  func intolerance() throws {
    let report = try Checking.check(
      """
      ```swift
      print([2, 1])
      // Prints "[1, 2]"
      ```

      ```swift
      print(Int.random(in: 10...99))
      // Prints "7"
      ```
      """
    )
    #expect(
      Checking.verdicts(report) == ["failed", "undecided: what it prints depends on chance"]
    )
  }

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
        "5:1 trapped: the tests trapped: "
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

  @Test("A program sees nothing of the machine and of the network")
  func confined() throws {
    let report = try Checking.check(
      """
      ```swift
      import Foundation
      print(FileManager.default.fileExists(atPath: "/etc/passwd"))
      // Prints "false"
      print((try? FileManager.default.contentsOfDirectory(atPath: "/root")) == nil)
      // Prints "true"
      print((try? "x".write(toFile: "/usr/x", atomically: false, encoding: .utf8)) == nil)
      // Prints "true"
      print(ProcessInfo.processInfo.environment["HOME"] ?? "")
      // Prints "/tmp"
      print(ProcessInfo.processInfo.processIdentifier < 10)
      // Prints "true"
      ```
      """
    )
    #expect(Checking.findings(report) == [])
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

  @Test("What rests on an assumed name is not run")
  func assumptions() throws {
    let report = try Checking.check(
      """
      ```swift
      func double(_ n: Int) -> Int {
        let factory = Factory(size: n)
        return n * 2
      }
      ```

      <!-- doccheck:test
      @Test func doubles() { #expect(double(2) == 4) }
      -->
      """
    )
    #expect(
      Checking.verdicts(report) == ["undecided: it cannot run: 'Factory' is declared nowhere"]
    )
  }

  @Test("A program runs what earlier snippets did to the values that it uses")
  func state() throws {
    let report = try Checking.check(
      """
      ```swift
      var total = 1
      print(total)
      // Prints "1"
      ```

      ```swift
      total += 2
      ```

      ```swift
      let unrelated = 5
      print(unrelated)
      ```

      ```swift
      print(total)
      // Prints "3"
      ```
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.map(\.output) == ["1\n", nil, nil, "3\n"])
  }

  @Test("Several comments behind one statement are the lines that it prints")
  func severalLines() throws {
    let report = try Checking.check(
      """
      ```swift
      func greet() { print("a"); print("b") }
      greet()
      // Prints "a"
      // Prints "b"
      greet()
      // Prints "a"
      // Prints "c"
      ```
      """
    )
    #expect(
      Checking.findings(report) == ["7:1 output-differs: it prints \"a\nb\" instead of \"a\nc\""]
    )
  }

  @Test("What a task prints is waited for")
  func tasks() throws {
    let report = try Checking.check(
      """
      ```swift
      Task { print("later") }
      // Prints "later"
      ```
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.first?.verdict == .passed(.ran))
  }

  @Test(
    "A program that comes to something left out is undecided",
    arguments: ["func one() -> Int { ... }", "func one() -> Int {\n  // as before\n}"]
  )
  func elisions(code: String) throws {
    let reason = "could not run: it came to something that is left out in the article"
    let script = try Checking.check("```swift\n\(code)\nprint(one())\n// Prints \"1\"\n```\n")
    #expect(Checking.verdicts(script) == ["undecided: it \(reason)"])
    let tested = try Checking.check(
      "```swift\n\(code)\n```\n\n<!-- doccheck:test\n@Test func f() { #expect(one() == 1) }\n-->\n"
    )
    #expect(Checking.verdicts(tested) == ["undecided: its tests \(reason)"])
    #expect(Checking.findings(script) + Checking.findings(tested) == [])
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

  @Test("Code that writes passing records to every descriptor and leaves does not pass")
  func forgedRecords() throws {
    let report = try Checking.check(
      """
      ```swift
      import Foundation
      func forge() -> Bool {
        let records = [
          #"{"kind":"test","payload":{"id":"a.f()","kind":"function","name":"f()"},"version":0}"#,
          #"{"kind":"event","payload":{"kind":"testEnded","testID":"a.f()"},"version":0}"#,
          #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]
        let text = records.joined(separator: "\\n") + "\\n"
        for descriptor in Int32(0)..<256 { _ = write(descriptor, text, text.utf8.count) }
        exit(0)
      }
      ```

      <!-- doccheck:test
      @Test func isHonest() { #expect(forge()) }
      -->
      """
    )
    #expect(Checking.findings(report) == ["15:1 test-failed: the tests ended before their time"])
    #expect(report.snippets.first?.tests.map(\.passed) == [false])
  }
}
