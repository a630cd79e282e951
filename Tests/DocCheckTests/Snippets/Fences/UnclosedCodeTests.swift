import Testing

@testable import DocCheck

@Suite("Fences that nothing closes")
struct UnclosedCodeTests {
  @Test(
    "The prose behind the code is left out",
    arguments: [
      ("```swift\nlet a = 1\n\nThen we call `f()` and wait.\n", ["1-2 let a = 1"]),
      ("```swift\nlet a = 1\nprint(a)\n\n次に進みます。\n\n- one\n", ["1-3 let a = 1|print(a)"]),
      ("```swift\nlet a = 1\n``\nThe rest follows here.\n", ["1-2 let a = 1"]),
      ("```swift\nlet a = 1\n\n## One more thing here\n", ["1-2 let a = 1"]),
      // What may be code stays, right or wrong.
      ("```swift\nlet a = 1\n\nlet = 2\n", ["1-4 let a = 1||let = 2"]),
      ("```swift\nlet a = 1\n", ["1-2 let a = 1"]),
    ]
  )
  func prose(markdown: String, expected: [String]) {
    let found = ExtractedSnippets.describe(markdown).map { text in
      String(text.reversed().drop { $0 == "|" }.reversed())
    }
    #expect(found.map { $0.drop { $0 != " " } } == expected.map { $0.drop { $0 != " " } })
    #expect(ExtractedSnippets.findings(markdown).map { $0.prefix(18) } == ["1:1 unclosed-fence"])
  }
}
