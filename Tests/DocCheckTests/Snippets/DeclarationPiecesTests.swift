import Testing

@testable import DocCheck

@Suite("Types that are shown piece by piece")
struct DeclarationPiecesTests {
  private let head = "class Buoy {\n  var depth = 1"

  @Test("Members behind a type that is left open belong to it, and each piece is judged")
  func members() throws {
    let report = try Checking.check(
      parts: head,
      "func sink() {\n  self.depth += 1\n}",
      "func rise() {\n  depth -= \"a\"\n}",
      "let buoy = Buoy()\nbuoy.sink()"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "failed", "passed"])
    #expect(report.snippets[1].dependsOn == ["a.md#1"])
    #expect(report.snippets[3].assumed == ["Buoy.sink"])
    #expect(
      Checking.findings(report).filter { $0.contains("error") } == [
        "14:12 compile-error: cannot convert value of type 'String' to expected argument type 'Int'"
      ]
    )
  }

  @Test(
    "The last piece may close the type",
    arguments: [
      ["  func rise() { depth -= 1 }\n}"],
      ["  // Deeper\n  func sink() { depth += 1 }", "  func rise() { depth -= 1 }\n}\n"],
      ["  struct Anchor {\n    let weight = 1\n  }\n}"],
    ]
  )
  func closing(pieces: [String]) throws {
    let text = ([head] + pieces).map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    for ending in ["\n", "\r\n"] {
      let report = try Checking.check(text.replacing("\n", with: ending))
      #expect(report.snippets.allSatisfy { $0.verdict == .passed(.compiled) })
      #expect(report.snippets.flatMap(\.assumed) == [])
    }
  }

  @Test("Types in types and extensions may be left open, too")
  func nested() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "extension Int {\n  var half: Int { self / 2 }",
        "  static var dozen: Int { 12 }\n}",
        "enum Harbour {\n  struct Quay {\n    var ships = 1",
        "    var cranes = 2\n  }\n}"
      ) == ["passed", "passed", "passed", "passed"]
    )
  }

  @Test("What the type conforms to may be met by its later pieces")
  func conformance() throws {
    let report = try Checking.check(
      parts: "protocol Floating {\n  func rise()\n}",
      "final class Buoy: Floating {\n  var depth = 1",
      "func rise() { depth -= 1 }"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(report.snippets[1].assumed == ["Buoy: Floating"])
  }

  @Test(
    "A brace that is forgotten stays a mistake",
    arguments: [
      ["struct Harbour {\n  var ships = 1\n}"],
      ["func count() -> Int { 1 }"],
      ["func count() {\n  self.count = Buoy().depth\n}"],
      ["print(1)"],
      ["  print(1)\n}"],
      ["/* } */"],
      ["struct Harbour {\n  let depth: Int\n  init() { self.depth = 1 }\n}"],
      ["struct Harbour {\n  var ships = 1\n}}"],
      ["  class Buoy {\n    var depth = 1\n  }"],
      [],
    ]
  )
  func forgotten(pieces: [String]) throws {
    let text = ([head] + pieces).map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    #expect(Checking.verdicts(try Checking.check(text))[0] == "failed")
  }

  @Test("What must not compile is not made whole")
  func directives() throws {
    let text =
      "```swift compile-fail\n\(head)\n```\n\n```swift\nfunc sink() { depth += 1 }\n```\n"
    let report = try Checking.check(text)
    #expect(report.snippets[0].verdict == .passed(.failedAsExpected))
  }

  @Test("Many open types, and many members behind one, take no long search")
  func many() {
    let open = (code: head, parsed: ParsedSwift(head))
    let member = (code: "  let a = 1", parsed: ParsedSwift("  let a = 1"))
    let all = Array(repeating: open, count: 200) + Array(repeating: member, count: 200)
    #expect(DeclarationPieces.completions(of: all).keys.sorted() == [199])
    #expect(DeclarationPieces.completions(of: []).isEmpty)
  }
}
