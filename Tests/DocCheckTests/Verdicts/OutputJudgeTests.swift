import Testing

@testable import DocCheck

@Suite("Outputs and values that comments show", .enabled(if: Checking.hasSandbox))
struct OutputJudgeTests {
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
      ("print(\"a\\nb\\n  c\")\n// Prints \"a\n//         b\n//           c\"", .indentation),
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

  @Test("The indentation of printed lines counts", arguments: [("  ", true), (" ", false)])
  func indentation(blanks: String, matches: Bool) throws {
    let code = "print(\"a\\nb\\n  c\")\n// Prints \"a\n// b\n// \(blanks)c\""
    let report = try Checking.check("```swift\n\(code)\n```\n")
    let outputs = try #require(report.snippets.first?.outputs)
    #expect(outputs.map(\.matches) == [matches])
    #expect(outputs.compactMap(\.tolerance) == [])
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
}
