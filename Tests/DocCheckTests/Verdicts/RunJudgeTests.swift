import Testing

@testable import DocCheck

@Suite("Programs that run", .enabled(if: Checking.hasSandbox))
struct RunJudgeTests {
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
}
