import Testing

@testable import DocCheck

@Suite("Safe HTML")
struct SafeHTMLTests {
  private func safe(_ html: String) -> String { Markup(SafeHTML.tokens(of: html), \.markup).html }

  @Test(
    "What prose needs stays",
    arguments: [
      "<h1>A</h1>\n<p>b <em>c</em> <strong>d</strong><br />\ne</p>\n<hr />\n",
      "<ol start=\"3\">\n<li><p>a</p></li>\n</ol>",
      "<pre><code class=\"language-swift\">a &amp;&amp; b &lt; c</code></pre>",
      "<a href=\"https://a.invalid/?x=1&amp;y=2\" title=\"t &quot;u&quot;\">a</a>",
      "<mark data-claim=\"12\">a</mark><div data-snippet=\"3\"></div>",
      "<span class=\"image\">a picture</span>",
    ]
  )
  func kept(html: String) {
    #expect(safe(html) == html)
  }

  @Test(
    "What acts goes, its text stays",
    arguments: [
      ("<script>alert(1)</script>", "alert(1)"),
      ("<p onclick=\"a()\" style=\"x\">a</p>", "<p>a</p>"),
      ("<img src=\"https://a.invalid\" />b", "b"),
      ("<a href=\"javascript:a()\">b</a>", "b"),
      ("<a href=\"JaVaScript&amp;colon;:a()\">b</a>", "b"),
      ("<a href=\"//a.invalid\">b</a>", "b"),
      ("<a href=\"/\\a.invalid\">b</a>", "b"),
      ("<a href=\"\">b</a>", "b"),
      ("<a href=\"data:text/html,x\">b</a>", "b"),
      ("<div class=\"x\">a</div>", "a"),
      ("<div data-snippet=\"1 onclick\"></div>", ""),
      ("<span class=\"badge\">a</span>", "a"),
      ("a<!-- raw HTML omitted -->b", "ab"),
      ("a<!-- never closed", "a"),
      ("a < b <", "a &lt; b &lt;"),
      ("<p", "&lt;p"),
      ("<p a=\"b>", "&lt;p a=&quot;b&gt;"),
      ("&amp;lt;script&amp;gt;", "&amp;lt;script&amp;gt;"),
    ]
  )
  func removed(html: String, expected: String) {
    #expect(safe(html) == expected)
  }

  @Test(
    "Elements are balanced",
    arguments: [
      ("<p>a<em>b", "<p>a<em>b</em></p>"),
      ("<em>a<strong>b</em>c</strong>", "<em>a<strong>b</strong></em>c"),
      ("a</p>b", "ab"),
    ]
  )
  func balanced(html: String, expected: String) {
    #expect(safe(html) == expected)
  }

  @Test("Nesting has an end, and every text stays")
  func deep() {
    let count = 10_000
    let html =
      String(repeating: "<blockquote>", count: count) + "a"
      + String(repeating: "</blockquote>", count: count)
    let result = safe(html)
    #expect(result.count == SafeHTML.maximumDepth * 25 + 1)
  }

  @Test(
    "Links to the web, to mailboxes and to files are safe, others are not",
    arguments: [
      ("https://a.invalid", true), ("HTTP://a.invalid", true), ("mailto:a@b.invalid", true),
      ("a.md#b", true), ("../a.md", true), ("/a", true), ("#a", true), ("a?b:c", true),
      ("javascript:a", false), ("vbscript:a", false), ("file:///etc", false), ("doc:A", false),
      (" javascript:a", false), ("java\nscript:a", false), ("\u{1}javascript:a", false),
    ]
  )
  func links(link: String, isSafe: Bool) {
    #expect(SafeHTML.isSafe(link: link) == isSafe)
  }
}
