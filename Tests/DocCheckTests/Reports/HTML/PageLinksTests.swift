import Testing

@testable import DocCheck

@Suite("Page links")
struct PageLinksTests {
  @Test(
    "A link to an article of the report leads to its place in the page",
    arguments: [
      ("b.md", "#docs/b.md"),
      ("./sub/../b.md#part", "#docs/b.md"),
      ("../c%20d.md", "#c~20d.md"),
      ("%E8%A8%98.md", "#docs/~e8~a8~98.md"),
      ("../../b.md", "../../b.md"),
      ("/docs/b.md", "/docs/b.md"),
      ("other.md", "other.md"),
      ("https://a.invalid/b.md", "https://a.invalid/b.md"),
      ("%FF.md", "%FF.md"),
      ("#part", nil),
      ("", nil),
    ]
  )
  func target(link: String, expected: String?) {
    let links = PageLinks(paths: ["docs/a.md", "docs/b.md", "c d.md", "docs/記.md"])
    #expect(links.target(of: link, from: "docs/a.md") == expected)
  }
}
