import Testing

@testable import DocCheck

@Suite("Words of other languages")
struct ForeignWordsTests {
  @Test(
    "A word that Swift has under another name is a mistake, and its name is told",
    arguments: [
      ("var eggs: int = 5", "Int"), ("func name() -> string { \"Tern\" }", "String"),
      ("let isLost: Boolean = true", "Bool"), ("let name: String? = null", "nil"),
      ("let isLost = True\nprint(isLost ? 1 : 2)", "true"),
    ]
  )
  func words(code: String, meant: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["failed"])
    #expect(report.findings.contains { $0.message.hasSuffix("did you mean '\(meant)'?") })
  }

  @Test(
    "A member that texts and lists have elsewhere is a mistake",
    arguments: [
      "print(\"Tern\".charAt(0))", "print([1, 2].length)", "var eggs = [1]\neggs.push(2)",
      "var rings: Set = [1]\nrings.append(2)", "var eggs = [\"a\": 1]\neggs.append((\"b\", 2))",
      "print(5.toString())",
    ]
  )
  func members(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test(
    "What the article declares under such a name, or an app may add, is none",
    arguments: [
      "typealias int = Int\nvar eggs: int = 5",
      "extension Array {\n  mutating func push(_ element: Element) { append(element) }\n}\n"
        + "var eggs = [1]\neggs.push(2)",
    ]
  )
  func own(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }
}
