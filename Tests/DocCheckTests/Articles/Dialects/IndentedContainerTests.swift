import Testing

@testable import DocCheck

@Suite("Containers with indented content")
struct IndentedContainerTests {
  @Test(
    "A fence in a footnote, an admonition or a tab is one",
    arguments: [
      ("!!! note \"One\"\n    ```swift\n    a\n    ```\n\nend\n", ["fenced closed|swift|3:5=a"]),
      (
        "??? tip\n\n    one\n\n    ```swift\n    a\n      b\n    ```\n",
        ["fenced closed|swift|6:5=a|7:5=  b"]
      ),
      (
        "=== \"A\"\n\n    ```swift\n    a\n    ```\n\n=== \"B\"\n\n    ```swift\n    b\n    ```\n",
        ["fenced closed|swift|4:5=a", "fenced closed|swift|10:5=b"]
      ),
      (
        "one[^1]\n\n[^1]: two\nthree:\n\n    ```swift\n    a\n    ```\n",
        ["fenced closed|swift|7:5=a"]
      ),
      ("!!! note\n\t```swift\n\ta\n\t```\n", ["fenced closed|swift|3:2=a"]),
      ("::: details One\n```swift\na\n```\n:::\n", ["fenced closed|swift|3:1=a"]),
      (":::message\none\n:::\n```swift\na\n```\n", ["fenced closed|swift|5:1=a"]),
      (
        ":::details One\n\n```swift:A.swift\na\n```\n\n:::\n", ["fenced closed|swift:A.swift|4:1=a"]
      ),
      (
        "{:.good}\n```swift\na\n```\n{: .bad}\n~~~ swift\nb\n~~~\n",
        ["fenced closed|swift|3:1=a", "fenced closed|swift|7:1=b"]
      ),
    ],
    FenceExamplesTests.Form.allCases
  )
  func fences(example: (markdown: String, expected: [String]), form: FenceExamplesTests.Form) {
    #expect(CodeBlocks.describe(form.text(example.markdown)) == example.expected)
  }

  @Test("Content without a fence stays what CommonMark makes of it")
  func withoutFence() {
    #expect(
      CodeBlocks.describe("!!! note\n\n    let a = 1\n") == ["indented closed||3:5=let a = 1"]
    )
  }
}
