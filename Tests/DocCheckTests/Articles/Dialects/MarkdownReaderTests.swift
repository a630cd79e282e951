import Testing

@testable import DocCheck

@Suite("Markdown and what is added to it")
struct MarkdownReaderTests {
  @Test("Each of many swallowed fences is found, although each hides the next one")
  func many() {
    let item = "<details>\n```swift\na\n\nb\n```\n</details>\n"
    let markdown = String(repeating: item, count: 40)
    let expected = (0..<40).map { index in
      let line = index * 7 + 3
      return "fenced closed in html|swift|\(line):1=a|\(line + 1):1=|\(line + 2):1=b"
    }
    #expect(CodeBlocks.describe(markdown) == expected)
  }

  @Test("Containers stand inside of one another")
  func nesting() {
    let markdown = """
      @Row {
          @Column {
              <details>
              ```swift
              let a = 1

              let b = 2
              ```
              </details>
          }
      }
      """
    #expect(
      CodeBlocks.describe(markdown) == [
        "fenced closed in html|swift|5:9=let a = 1|6:1=|7:9=let b = 2"
      ]
    )
  }

  @Test(
    "Hostile input takes linear time and loses nothing behind it",
    arguments: [
      "<details>\n```swift\na\n\n", "@Row {\n", "}\n", "@Comment {\n", "{% highlight swift %}\n",
      "{{< /highlight >}}", "[^1]: a\n", "[^1]: a\n\n    ```\n", "!!! a\n    ```\n",
      "<!-- a --> ```\n",
      "<div><!--", "<pre ", "    ```swift\n", "```swift\n", "`", "~", "<td>```swift\n",
      "=== \"a\"\n\t",
    ]
  )
  func hostile(text: String) throws {
    @Sendable func snippets(_ count: Int) -> Int {
      let markdown = String(repeating: text, count: count)
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      return SnippetExtractor.snippets(in: article).snippets.count
    }
    #expect(try ProcessorTime.isLinear(from: 100) { _ = snippets($0) })
    #expect(snippets(800) <= 800)
  }
}
