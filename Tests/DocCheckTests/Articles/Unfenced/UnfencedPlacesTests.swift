import Testing

@testable import DocCheck

@Suite("Places and time of Swift code outside of fences")
struct UnfencedPlacesTests {
  @Test("Places are exact with CRLF, a byte order mark, tabs, wide blanks, NUL and broken UTF-8")
  func oddBytes() {
    let text = "\u{FEFF}値です。\r\n\u{3000}\u{A0}struct A {\r\n\tvar x = \"値\"\r\n}続き\0\r\nstruct B {"
    let bytes =
      Array(text.utf8) + [0xFF] + Array("\"\n}\nstruct C {\n // ".utf8) + [0xFE, 0x0A, 0x7D]
    let article = ArticleReader().article(path: "a.txt", bytes: bytes)
    let found = article.unfencedCode.map { article.source.text($0.span.bytes) }
    #expect(found == ["struct A {\r\n\tvar x = \"値\"\r\n}", "struct C {\n // \u{1A}\n}"])
    #expect(
      article.unfencedCode.first?.lines.map(\.text) == ["struct A {", "\tvar x = \"値\"", "}"]
    )
  }

  @Test("The prose around code is read as if the code had a fence")
  func proseAround() {
    let article = unfencedArticle(
      "最初の段落\nstruct A {\n  var share = 42 // 42% of users\n}次の段落\n- 項目\n  class B {\n  }\n  続き\n"
    )
    let kinds = article.allBlocks.map { block in
      switch block.kind {
      case .paragraph: "p \(block.plainText)"
      case .code(let code): "code \(code.span.start.line)"
      case .list: "list"
      case .item: "item"
      default: "other"
      }
    }
    #expect(
      kinds == [
        "p 最初の段落", "code 2", "p 次の段落", "list", "item", "p 項目", "code 6", "p 続き",
      ]
    )
    let next = article.blocks.dropFirst(2).first
    #expect(next?.span.start.line == 4)
    #expect(next?.span.start.column == 2)
    #expect(next?.inlines.first.map { article.source.text($0.bytes) } == "次の段落")
  }

  @Test(
    "Hostile text takes linear time",
    arguments: [
      "struct A { var x = 0 ", "struct A {\n", "func f() {\nprose goes on\n\n", "// comment\n",
      "let a = 1 foo\n", "import A\n\n", "@State\n", "x = [[[[[\nfoo {\n", "}struct A {}",
      "var a: Int { // } }\n", "> struct A {\n",
    ]
  )
  func hostile(text: String) throws {
    #expect(
      try ProcessorTime.isLinear(from: 100) {
        _ = unfencedArticle(String(repeating: text, count: $0))
      }
    )
  }
}
