import Testing

@testable import DocCheck

@Suite("Fences that show output", .enabled(if: Checking.hasSandbox))
struct ShownOutputTests {
  private func check(_ between: String, _ fence: String) throws -> ArticleReport {
    try Checking.check(
      "```swift\nprint(\"2 eggs\")\nprint(\"3 nuts\")\n```\n\(between)\n\(fence)\n"
    )
  }

  @Test(
    "A fence right behind a snippet that prints is compared",
    arguments: [
      ("", "```\n2 eggs\n3 nuts\n```"), ("", "```text\n2 eggs\n3 nuts\n```"),
      ("", "~~~console\n$ swift run\n2 eggs\n3 nuts\n\n~~~"),
      ("\nThis prints:\n", "```\n2 eggs\n```"), ("\n出力：\n", "```\n3 nuts\n```"),
    ]
  )
  func agreeing(between: String, fence: String) throws {
    let report = try check(between, fence)
    #expect(report.snippets.map(\.verdict) == [.passed(.ran)])
    #expect(report.snippets.first?.outputs.map(\.matches) == [true])
    #expect(Checking.findings(report) == [])
  }

  @Test("A fence of output that says that it is Swift is compared as well, if it is announced")
  func swiftFence() throws {
    let output = "```swift\n2 eggs\n3 nuts\n```"
    let report = try check("\n输出如下:\n", output)
    #expect(report.snippets.map(\.verdict.name) == ["passed", "skipped"])
    #expect(report.snippets.first?.outputs.map(\.matches) == [true])
    #expect(try Checking.verdicts(check("\n输出:\n", "```swift\n2 eggs\n```"))[0] == "passed")
    #expect(
      try check("\nAnd so:\n", output).snippets.map(\.verdict.name) == ["passed", "skipped"]
    )
  }

  @Test(
    "Output that differs is told if it resembles what is printed, or is announced",
    arguments: [
      ("", "```\n2 eggs\n4 nuts\n```", "2 eggs\n4 nuts"),
      ("", "```console\nnothing\n```", "nothing"),
      ("\nOutput:\n", "```\n5\n```", "5"),
    ]
  )
  func differing(between: String, fence: String, text: String) throws {
    let report = try check(between, fence)
    #expect(report.snippets.map(\.verdict) == [.failed])
    #expect(
      report.findings.map(\.message) == ["it prints \"2 eggs\n3 nuts\" instead of \"\(text)\""]
    )
  }

  @Test(
    "Another fence is left alone",
    arguments: [
      ("", "```\nSources\n└── main.swift\n```"), ("", "```json\n2 eggs\n```"),
      ("\nAnother recipe takes:\n", "```\n2 eggs\n```"), ("\n# Output\n", "```\n2 eggs\n```"),
      ("", "```\n$ swift run\n2 eggs\n$ echo 3 nuts\n```"),
      ("", "```\nerror: 2 eggs\n3 nuts\n```"), ("", "```\n```"),
    ]
  )
  func others(between: String, fence: String) throws {
    let report = try check(between, fence)
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled)])
    #expect(report.snippets.first?.outputs == [])
  }

  @Test("A program that cannot run is not judged by a fence that may be something else")
  func undecided() throws {
    let report = try Checking.check(
      "```swift\nprint(supply)\n```\n\n```\n2 eggs\n```\n\n```swift\nprint([1][1])\n```\n\n```\n1\n```\n"
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .passed(.compiled)])
  }

  @Test("A comment between /* and */ says what is printed")
  func blockComments() throws {
    let report = try Checking.check(
      """
      ```swift
      print(2)
      /* Prints "2" */
      print(3)
      print(4)
      /*
        Output:
        3
      */
      ```
      """
    )
    #expect(
      Checking.findings(report) == ["6:1 output-differs: it prints \"3\n4\" instead of \"3\""]
    )
    #expect(report.snippets.first?.outputs.map(\.matches) == [true, false])
  }
}
