import Testing

@testable import DocCheck

@Suite("Fences in HTML blocks")
struct HTMLFencesTests {
  @Test(
    "A fence that CommonMark takes for HTML is read, with the lines that it has in the file",
    arguments: [
      (
        "<details>\n<summary>One</summary>\n```swift\nlet a = 1\n```\n</details>\n",
        ["fenced closed in html|swift|4:1=let a = 1"]
      ),
      // The code goes on behind the blank line that ends the HTML, and what follows is prose again.
      (
        "<details>\n```swift\nlet a = 1\n\nlet b = 2\n```\n</details>\n\n```swift\nc\n```\n",
        [
          "fenced closed in html|swift|3:1=let a = 1|4:1=|5:1=let b = 2",
          "fenced closed|swift|10:1=c",
        ]
      ),
      (
        "</details>\n```swift\na\n```\n</details>\n~~~swift\nb\n~~~\n",
        ["fenced closed in html|swift|3:1=a", "fenced closed in html|swift|7:1=b"]
      ),
      (
        "<table><tr><td>\n\n```swift\na\n```\n</td><td>\n```\nb\n```\n</td></tr></table>\n",
        ["fenced closed|swift|4:1=a", "fenced closed in html||8:1=b"]
      ),
      ("<!-- a --> ```swift\nlet a = 1\n```\n", ["fenced closed in html|swift|2:1=let a = 1"]),
      (
        "- <!-- a --> ```swift\n  let a = 1\n  ```\n- b\n",
        ["fenced closed in html|swift|2:3=let a = 1"]
      ),
      (
        "> <!-- a --> ```swift\n> let a = 1\n> ```\n\nb\n",
        ["fenced closed in html|swift|2:3=let a = 1"]
      ),
      ("<td>```swift\nlet a = 1\n```\n</td>\n", ["fenced closed in html|swift|2:1=let a = 1"]),
      (
        "<details>\n    ```swift\n    let a = 1\n      b\n    ```\n</details>\n",
        ["fenced closed in html|swift|3:5=let a = 1|4:5=  b"]
      ),
      (
        "- <details>\n  ```swift\n  let a = 1\n  ```\n  </details>\n- b\n",
        ["fenced closed in html|swift|3:3=let a = 1"]
      ),
      (
        "> <details>\n> ```swift\n> let a = 1\n>\n> let b = 2\n> ```\n",
        ["fenced closed in html|swift|3:3=let a = 1|4:2=|5:3=let b = 2"]
      ),
      ("<div></div>\n``` c\nint x = 33;\n```\n", ["fenced closed in html|c|3:1=int x = 33;"]),
      ("<details>\n```swift\nlet a = 1\n", ["fenced open in html|swift|3:1=let a = 1"]),
    ],
    FenceExamplesTests.Form.allCases.dropLast()
  )
  func swallowed(example: (markdown: String, expected: [String]), form: FenceExamplesTests.Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "Other HTML is left as it is",
    arguments: [
      ("<details>\n\n```swift\na\n```\n\n</details>\n", ["fenced closed|swift|4:1=a"]),
      ("<!-- a -->\n```swift\na\n```\n", ["fenced closed|swift|3:1=a"]),
      ("<details>\n<!--\n```swift\na\n```\n-->\n</details>\n", []),
      ("<div><pre>\n```swift\na\n```\n</pre></div>\n", []),
      ("<details>\n`let a = 1`, ``b``\n</details>\n", []),
      ("<b>one</b>\n```swift\na\n```\n", ["fenced closed|swift|3:1=a"]),
      ("<td>```</td>\n\n```swift\na\n```\n", ["fenced closed|swift|4:1=a"]),
    ]
  )
  func untouched(markdown: String, expected: [String]) {
    #expect(CodeBlocks.describe(markdown) == expected)
  }

  @Test("The prose around a swallowed fence keeps its places, and so does the page")
  func surroundings() {
    let markdown = "# A\n\n<details>\n```swift\na\n\nb\n```\n</details>\n\nOne *two*.\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    #expect(article.blocks.map(\.span.start.line) == [1, 3, 4, 9, 11])
    let html = CommonMark.html(
      of: article.markdown,
      codeBlock: { $0.start.line == 4 && $0.end.line == 8 ? "<pre/>" : nil }
    )
    #expect(html.contains("<pre/>") && html.contains("<p>One <em>two</em>.</p>"))
  }
}
