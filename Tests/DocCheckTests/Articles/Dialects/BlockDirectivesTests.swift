import Testing

@testable import DocCheck

@Suite("Block directives of DocC")
struct BlockDirectivesTests {
  @Test(
    "A fence inside of directives is one, however far it is indented",
    arguments: [
      (
        """
        @Row {
          @Column {
            ```swift
            let a = 1
              let b = 2
            ```
          }
          @Column(size: 2) {

              ```swift
              let c = 3
              ```
          }
        }

        ```swift
        let d = 4
        ```
        """,
        [
          "fenced closed|swift|4:5=let a = 1|5:5=  let b = 2", "fenced closed|swift|11:7=let c = 3",
          "fenced closed|swift|17:1=let d = 4",
        ]
      ),
      (
        "@TabNavigator {\n   @Tab(\"One\") {\n      1. one\n\n         ```swift\n         a\n         ```\n   }\n}\n",
        ["fenced closed|swift|6:10=a"]
      ),
      // A brace in code closes nothing.
      (
        "@Row {\n    ```swift\n    f {\n    }\n    ```\n}\n",
        ["fenced closed|swift|3:5=f {|4:5=}"]
      ),
      ("@Tab(\"a\") {\n\t```swift\n\tf\n\t```\n}\n", ["fenced closed|swift|3:2=f"]),
    ],
    FenceExamplesTests.Form.allCases
  )
  func fences(example: (markdown: String, expected: [String]), form: FenceExamplesTests.Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test(
    "Nobody sees what stands in a comment",
    arguments: [
      (
        "@Comment {\n  ```swift\n  a\n  ```\n}\n\n```swift\nb\n```\n", ["fenced closed|swift|8:1=b"]
      ),
      ("@Comment{ - one }\n```swift\nb\n```\n", ["fenced closed|swift|3:1=b"]),
      (
        "@Row {\n  @Comment {\n    ```swift\n    a\n    ```\n  }\n    ```swift\n    b\n    ```\n}\n",
        ["fenced closed|swift|8:5=b"]
      ),
    ]
  )
  func comments(markdown: String, expected: [String]) {
    #expect(CodeBlocks.describe(markdown) == expected)
  }

  @Test("The prose in a comment is no prose of the article")
  func hiddenProse() {
    let markdown = "One.\n\n@Comment {\n  Two.\n}\n\nThree.\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    #expect(article.blocks.map(\.plainText) == ["One.", "Three."])
    #expect(article.blocks.map(\.span.start.line) == [1, 7])
  }

  @Test(
    "What only looks like a directive is left as it is",
    arguments: [
      ("@MainActor {\n\n    a\n}\n", ["indented closed||3:5=a"]),
      ("```\n@Row {\n    a\n}\n```\n", ["fenced closed||2:1=@Row {|3:1=    a|4:1=}"]),
      ("@Row {\n\n    ```swift\n    a\n", ["indented closed||3:5=```swift|4:5=a"]),
      ("}\n\n    a\n", ["indented closed||3:5=a"]),
    ]
  )
  func others(markdown: String, expected: [String]) {
    #expect(CodeBlocks.describe(markdown) == expected)
  }
}
