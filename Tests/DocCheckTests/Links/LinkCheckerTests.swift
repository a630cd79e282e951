import Foundation
import Testing

@testable import DocCheck

@Suite("Links")
struct LinkCheckerTests {
  private func findings(
    _ markdown: String,
    path: String = "a.md",
    beside others: [String: String] = [:]
  ) throws -> [String] {
    func article(_ path: String, _ text: String) -> Article {
      ArticleReader().article(path: path, bytes: Array(text.utf8))
    }
    let own = article(path, markdown)
    let checker = LinkChecker([own] + others.map(article))
    return checker.findings(for: ArticleDraft(own, claimReader: try ClaimReader())).map {
      "\($0.span.start.line):\($0.span.start.column) \($0.rule.id): \($0.message)"
    }
  }

  @Test("A link or an image without a target is empty")
  func empty() throws {
    #expect(
      try findings("See [a]() and [b](#) and ![c]().") == [
        "1:5 empty-link: this link leads nowhere", "1:15 empty-link: this link leads nowhere",
        "1:26 empty-link: this image leads nowhere",
      ]
    )
  }

  @Test("A file that is not beside the article is missed; one that is there is not")
  func files() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/a.md"
    try Data().write(to: URL(fileURLWithPath: folder.path + "/my chart.png"))
    #expect(
      try findings("![x](my%20chart.png?raw=true) [y](gone.md#part) ![z](img/gone.png)", path: path)
        == [
          "1:31 broken-link: there is no file 'gone.md'",
          "1:49 broken-link: there is no file 'img/gone.png'",
        ]
    )
  }

  @Test(
    "What only a site or a network knows is left alone",
    arguments: [
      "[a](https://example.com/gone.md)", "[a](/images/gone.png)", "[a](mailto:a@example.com)",
      "[a](../other-post)", "[a](../other-post/)", "[a]({{< ref \"gone.md\" >}})", "<doc:Gone>",
      "[a](doc:Gone#Part)", "[a](#top)", "[a](#fn1)", "//example.com/a.md",
    ]
  )
  func leftAlone(markdown: String) throws {
    #expect(try findings(markdown) == [])
  }

  @Test("Relative links in a page's text and images of a catalog are not looked for")
  func moved() throws {
    #expect(try findings("![a](gone.png)", path: "page.txt") == [])
    #expect(try findings("![a](gone.png)", path: "Guide.docc/a.md") == [])
  }

  @Test(
    "Headings are found under the names of GitHub, Hugo and DocC",
    arguments: [
      "whats-new-in-swift-6", "what-s-new-in-swift-6", "Whats-New-in-Swift-6",
      "What's-New-in-Swift-6?", "状態の管理ビュー", "same", "same-1", "own-name", "tag", "old-name",
    ]
  )
  func anchors(anchor: String) throws {
    let article = """
      # What's New in Swift 6?

      ## 状態の管理（ビュー）

      ## Same

      ## Same

      ## Named {#own-name}

      A <a id="tag"></a> place.

      <a name="old-name"></a>
      """
    let encoded = anchor.addingPercentEncoding(withAllowedCharacters: .urlFragmentAllowed) ?? ""
    #expect(try findings("\(article)\n\n[x](#\(encoded))") == [])
  }

  @Test("An anchor that is nowhere is missed, in the article and in others of the run")
  func missingAnchors() throws {
    #expect(
      try findings("# One\n\n[x](#two)") == ["3:1 broken-link: this article has no anchor 'two'"]
    )
    let folder = try TemporaryFolder()
    let (one, two) = (folder.path + "/one.md", folder.path + "/two.md")
    try Data("# Two".utf8).write(to: URL(fileURLWithPath: two))
    #expect(
      try findings("[x](two.md#two) [y](two.md#three)", path: one, beside: [two: "# Two"])
        == ["1:17 broken-link: 'two.md' has no anchor 'three'"]
    )
  }

  @Test("References and footnotes that nothing defines are missed")
  func references() throws {
    #expect(
      try findings(
        "See [one][first], [two][], [three][3] and that[^n].\n\n[3]: https://a.example/b"
      )
        == [
          "1:47 broken-link: nothing defines the reference '^n'",
          "1:5 broken-link: nothing defines the reference 'first'",
          "1:19 broken-link: nothing defines the reference 'two'",
        ]
    )
    #expect(
      try findings(
        """
        That[^n] and[^m], `a[0][x]`, rows[0][column], [ ] a task, [one][One].

        [^n]: Words. [^m]
        [^m]: https://a.example/b

        [one]: https://a.example/c
        """
      ) == []
    )
  }

  @Test("An identifier that stands twice is told of, a name beside its identifier is not")
  func duplicates() throws {
    #expect(
      try findings("<a id=\"x\" name=\"x\"></a>\n\nA <b id=x>b</b>.") == [
        "3:3 broken-link: the anchor 'x' stands here again"
      ]
    )
  }

  @Test(
    "A flood costs linear time",
    .timeLimit(.minutes(5)),
    arguments: ["[", "[a][", "[](", "<a id=\"", "<", "[^a] ", "[a](b.png) ", "# a\n"]
  )
  func flood(unit: String) throws {
    _ = try findings(String(repeating: unit, count: 100_000 / unit.utf8.count))
  }
}
