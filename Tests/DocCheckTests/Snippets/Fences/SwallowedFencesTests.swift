import Testing

@testable import DocCheck

@Suite("Fences that a fence swallows")
struct SwallowedFencesTests {
  @Test(
    "A fence inside of one that nothing closes is a snippet of its own",
    arguments: [
      (
        "```swift\nlet a = 1\n\nThen we go on.\n\n```swift\nlet b = 2\n```\n",
        ["1-2 let a = 1", "6-8 let b = 2"],
        ["1:1 unclosed-fence", "6:1 swallowed-fence"]
      ),
      (
        "```swift\nlet a = 1\n```swift\nlet b = 2\n```swift\nlet c = 3\n```\n",
        ["1-2 let a = 1", "3-4 let b = 2", "5-7 let c = 3"],
        [
          "1:1 unclosed-fence", "3:1 swallowed-fence", "3:1 unclosed-fence", "5:1 swallowed-fence",
        ]
      ),
      ("```sh\nls\n\n```swift\nlet b = 2\n```\n", ["4-6 let b = 2"], ["4:1 swallowed-fence"]),
      ("```swift\nlet a = 1\n```json\n{}\n```\n", ["1-2 let a = 1"], ["1:1 unclosed-fence"]),
      (
        "> ~~~swift\n> let a = 1\n> ~~~swift\n> let b = 2\n> ~~~\n",
        ["1-2 let a = 1", "3-5 let b = 2"],
        ["1:1 unclosed-fence", "3:3 swallowed-fence"]
      ),
      // The backticks of indented code are seen by readers.
      (
        "one\n\n    ```swift\n    let a = 1\n    ```\n",
        ["3-5 let a = 1"],
        ["3:5 swallowed-fence"]
      ),
    ]
  )
  func swallowed(markdown: String, snippets: [String], findings: [String]) {
    #expect(ExtractedSnippets.describe(markdown) == snippets)
    let rules = ExtractedSnippets.findings(markdown).map { $0.prefix { $0 != ":" } }
    #expect(rules.count == findings.count)
    #expect(
      zip(ExtractedSnippets.findings(markdown), findings).allSatisfy { $0.hasPrefix($1 + ":") }
    )
  }

  @Test(
    "A fence that is quoted on purpose is none",
    arguments: [
      "````swift\nlet a = \"\"\"\n```swift\n\"\"\"\n````\n",
      "~~~swift\nlet a = \"\"\"\n```swift\n\"\"\"\n~~~\n",
      "```swift\nlet a = 1\n    ```swift\n/*\n ```(a) x\n*/\n```\n",
    ]
  )
  func quoted(markdown: String) {
    #expect(ExtractedSnippets.extract(markdown).snippets.count == 1)
    #expect(ExtractedSnippets.findings(markdown) == [])
  }

  @Test("Markdown shows fences of the same length")
  func markdown() {
    let markdown = "```markdown\n```swift\nlet a = 1\n```\n"
    #expect(ExtractedSnippets.describe(markdown) == [])
    #expect(ExtractedSnippets.findings(markdown) == [])
  }

  @Test("The finding says where the fence before it is opened")
  func note() throws {
    let markdown = "```swift\nlet a = 1\n```swift\nlet b = 2\n```\n"
    let finding = try #require(ExtractedSnippets.extract(markdown).findings.last)
    #expect(finding.rule == .swallowedFence)
    #expect(finding.notes.map(\.span?.start.line) == [1])
  }
}
