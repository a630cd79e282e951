import Testing

@testable import DocCheck

@Suite("Snippets")
struct SnippetExtractorTests {
  private func extract(_ markdown: String) -> (snippets: [Snippet], findings: [String]) {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let (snippets, findings) = SnippetExtractor.snippets(in: article)
    return (
      snippets,
      findings.map { "\($0.span.start.line) \($0.rule.id): \($0.message)" }
    )
  }

  @Test("Swift fences are numbered in the order of the article, others are left out")
  func order() {
    let (snippets, findings) = extract(
      """
      ```swift
      let a = 1
      ```

      ```text
      x
      ```

      > ~~~Swift
      > let b = 2
      > ~~~

      - item

        ``` swift
        let c = 3
        ```
      """
    )
    #expect(snippets.map(\.id) == ["a.md#1", "a.md#2", "a.md#3"])
    #expect(snippets.map(\.declares) == [["a"], ["b"], ["c"]])
    #expect(snippets.map(\.block.lines.first?.number) == [2, 10, 16])
    #expect(findings.isEmpty)
  }

  @Test("A comment before a fence speaks about it, and words in the info string do too")
  func directives() {
    let (snippets, findings) = extract(
      """
      <!-- doccheck: compile-fail="cannot find 'x'" swift-version=6 -->
      <!-- doccheck: assume="Theme, Store" -->

      ```swift no-run, group=a
      x
      ```
      """
    )
    var expected = Directives()
    expected.compileFail = "cannot find 'x'"
    expected.swiftVersion = 6
    expected.assume = ["Theme", "Store"]
    expected.noRun = true
    expected.group = "a"
    #expect(snippets.map(\.directives) == [expected])
    #expect(findings.isEmpty)
  }

  @Test("A comment speaks about the next fence only, in lists and quotes as elsewhere")
  func nextFence() {
    let (snippets, findings) = extract(
      """
      - <!-- doccheck: ignore="old" -->
        ```swift
        a
        ```
        ```swift
        b
        ```

      > <!-- doccheck: no-run --> ```swift
      > c
      > ```
      """
    )
    #expect(snippets.map(\.directives.ignore) == ["old", nil, nil])
    #expect(snippets.map(\.directives.noRun) == [false, false, true])
    #expect(snippets.map(\.source) == ["a\n", "b\n", "c\n"])
    #expect(findings.map { $0.prefix(17) } == ["9 swallowed-fence"])
  }

  @Test("Hidden code keeps its lines: setups go to what follows, tests to what stands before")
  func hiddenCode() {
    let (snippets, findings) = extract(
      """
      <!-- doccheck:setup
      struct A {}
      -->

      ```swift
      let a = A()
      ```

      <!-- doccheck:test
      @Test func one() {}
      @Test func two() {}
      -->

      ```swift
      let b = A()
      ```
      """
    )
    #expect(findings.isEmpty)
    #expect(snippets.map { $0.setups.map(\.text) } == [["struct A {}\n"], ["struct A {}\n"]])
    #expect(snippets.map { $0.tests.count } == [1, 0])
    #expect(snippets.first?.tests.first?.line == 10)
    #expect(snippets.first?.setups.first?.line == 2)
  }

  @Test(
    "What is misspelt or incomplete is said, at its line",
    arguments: [
      (
        "<!-- doccheck: compile-fial -->\n\n```swift\n```",
        ["1 bad-directive: unknown directive 'compile-fial'; did you mean 'compile-fail'?"]
      ),
      (
        "<!-- doccheck: whatever -->\n\n```swift\n```",
        ["1 bad-directive: unknown directive 'whatever'"]
      ),
      (
        "```swift norun\n```",
        ["1 bad-directive: unknown directive 'norun'; did you mean 'no-run'?"]
      ),
      ("```swift showLineNumbers title=\"x\"\n```", []),
      ("```swift ignore\n```", ["1 bad-directive: 'ignore' needs a reason: ignore=\"…\""]),
      ("```swift swift-version=7\n```", ["1 bad-directive: 'swift-version' needs 5 or 6"]),
      (
        "<!-- doccheck no-run -->\n\n```swift\n```",
        ["1 bad-directive: unknown directive 'doccheck'; directives begin with 'doccheck:'"]
      ),
      (
        "<!-- doccheck: no-run -->\n\nprose",
        ["1 unused-directive: no Swift code block after this directive"]
      ),
      (
        "<!-- doccheck: no-run -->\n\n```text\n```",
        ["1 unused-directive: no Swift code block after this directive"]
      ),
      (
        "<!-- doccheck:test\n@Test func a() {}\n-->",
        ["1 unused-directive: no Swift code block before this test"]
      ),
      ("```swift\nlet a = 1\n", ["1 unclosed-fence: this code block is never closed"]),
      ("<!-- a plain comment -->\n\n```swift\n```", []),
    ]
  )
  func mistakes(markdown: String, expected: [String]) {
    #expect(extract(markdown).findings == expected)
  }
}
