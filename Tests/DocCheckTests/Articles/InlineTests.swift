import Testing

@testable import DocCheck

@Suite("Running text")
struct InlineTests {
  /// Every text and code leaf as the file's bytes at its place.
  private func leaves(_ markdown: String) -> [String] {
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    func leaves(_ inline: Inline) -> [String] {
      switch inline.kind {
      case .text, .code: [article.source.text(inline.bytes)]
      default: inline.children.flatMap(leaves)
      }
    }
    return article.allBlocks.flatMap(\.inlines).flatMap(leaves)
  }

  @Test(
    "Each leaf is found at its place in the file",
    arguments: [
      ("a **b** c", ["a ", "b", " c"]),
      ("a [b](c \"b\") b", ["a ", "b", " b"]),
      ("![a](a) a `a` a", ["a", " a ", "a", " a"]),
      ("x\\*y &amp; z&#38;w", ["x\\*y &amp; z&#38;w"]),
      ("> a\n> b\n", ["a", "b"]),
      ("- a\n  b *c*\n", ["a", "b ", "c"]),
      ("`` a`b `` c", ["a`b", " c"]),
      ("<https://a.b> c", ["https://a.b", " c"]),
      ("# **42%**減少", ["**42%**減少"]),
      ("[a][b] b\n\n[b]: c", ["a", " b"]),
      ("\\a b", ["\\a b"]),
    ]
  )
  func places(markdown: String, expected: [String]) {
    #expect(leaves(markdown) == expected)
  }

  @Test("Bytes of the text map to bytes of the file across escapes and entities")
  func mapping() throws {
    let markdown = "a\\*b &amp; c"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let leaf = try #require(article.allBlocks.first?.inlines.first)
    #expect(leaf.plainText == "a*b & c")
    #expect((0..<7).map(leaf.fileOffset(ofTextByte:)) == [0, 2, 3, 4, 5, 10, 11])
  }

  @Test("Highlights, images and code blocks are put into safe HTML")
  func html() {
    let markdown = "é **42% x** ![alt](a.png) <b>c</b> [d](javascript:e)\n\n```\nf\n```\n"
    let html = CommonMark.html(
      of: MarkdownText(of: SourceText(markdown)),
      codeBlock: { $0.start.line == 3 ? "<pre>code</pre>\n" : nil },
      highlights: [.init(bytes: 3..<8, open: "<mark>", close: "</mark>")]
    )
    #expect(
      html == """
        <p>é <strong><mark>42%</mark> x</strong> <span class="image">alt</span> \
        <!-- raw HTML omitted -->c<!-- raw HTML omitted --> <a href="">d</a></p>
        <pre>code</pre>

        """
    )
  }

  @Test("Hostile markup takes linear time")
  func hostile() {
    for text in ["[", "*a ", "&", "\\", "`", "<", "![a](", "&amp"] {
      let markdown = String(repeating: text, count: 20_000)
      let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
      #expect(article.allBlocks.count >= 1)
    }
  }
}
