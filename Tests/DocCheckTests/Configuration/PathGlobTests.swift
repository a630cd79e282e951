import Testing

@testable import DocCheck

@Suite("Patterns of paths")
struct PathGlobTests {
  @Test(
    "Patterns fit as in .gitignore",
    arguments: [
      ("drafts", ["drafts/a.md", "b/drafts/c/d.md", "drafts"], ["drafts2/a.md", "my/drafts.md"]),
      ("*.draft.md", ["a.draft.md", "b/c.draft.md", ".draft.md"], ["a.draft.mdx", "draft.md"]),
      ("docs/*.md", ["docs/a.md"], ["docs/b/a.md", "x/docs/a.md"]),
      ("docs/**", ["docs/a.md", "docs/b/c.md"], ["doc/a.md"]),
      ("docs/**/old-*", ["docs/old-a.md", "docs/x/y/old-b.md"], ["docs/x/older.md"]),
      ("**/notes/*.md", ["notes/a.md", "x/y/notes/b.md"], ["notes/x/y/b.txt"]),
      ("/a.md", ["a.md"], ["b/a.md"]),
      ("./docs/", ["docs/a.md", "x/docs/b.md"], ["docs2/b.md"]),
      ("?.md", ["a.md", "é.md", "章.md"], ["ab.md", ".md"]),
      ("a*b*c.md", ["abc.md", "axbxbyc.md"], ["acb.md", "abc.mdx"]),
      ("**", ["a", "b/c"], []),
    ]
  )
  func fits(pattern: String, matching: [String], others: [String]) {
    let glob = PathGlob(pattern)
    #expect(matching.filter { !glob.matches($0) } == [])
    #expect(others.filter { glob.matches($0) } == [])
  }

  @Test("A hostile pattern takes no time")
  func hostile() {
    let glob = PathGlob(String(repeating: "**/*a*a*a*a*b/", count: 20) + "c")
    let path = String(repeating: String(repeating: "a", count: 100) + "/", count: 50)
    let time = ContinuousClock().measure { #expect(!glob.matches(path)) }
    #expect(time < .seconds(2))
  }
}
