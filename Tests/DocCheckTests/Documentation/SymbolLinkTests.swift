import Testing

@testable import DocCheck

@Suite("Links to symbols")
struct SymbolLinkTests {
  @Test(
    "What tells symbols of one name apart is no part of the name",
    arguments: [
      ("Cup", ["Cup"]),
      ("Cup/fill(with:)", ["Cup", "fill(with:)"]),
      ("/Tea/Cup", ["Tea", "Cup"]),
      ("Cup/size-swift.property", ["Cup", "size -swift.property"]),
      ("Cup-swift.struct/fill(with:)-5xlqj", ["Cup -swift.struct", "fill(with:) -5xlqj"]),
      ("fill(with:)-(Int)->String", ["fill(with:) -(Int)->String"]),
      ("fill(with:)->String", ["fill(with:) -->String"]),
      ("Cup/==(_:_:)", ["Cup", "==(_:_:)"]),
      ("Cup/==(_:_:)-5xlqj", ["Cup", "==(_:_:) -5xlqj"]),
      ("Cup/-(_:_:)", ["Cup", "-(_:_:)"]),
      ("Cup//(_:_:)", ["Cup", "/(_:_:)"]),
    ]
  )
  func components(text: String, expected: [String]) {
    let components = SymbolLink(text: text, bytes: 0..<0).components
    #expect(components.map { $0.name + ($0.suffix.map { " -" + $0 } ?? "") } == expected)
  }

  @Test("Only double backticks in documentation are links")
  func list() {
    let text = "/// ``Cup``, `Pot`, ``not a link`` and **``Cup/size``**.\nstruct Cup {}\n"
    let article = ArticleReader().article(path: "Cup.swift", bytes: Array(text.utf8))
    #expect(
      SymbolLink.list(in: article) == [
        SymbolLink(text: "Cup", bytes: 6..<9), SymbolLink(text: "Cup/size", bytes: 43..<51),
      ]
    )
    let markdown = ArticleReader().article(path: "a.md", bytes: Array("``Cup``".utf8))
    #expect(SymbolLink.list(in: markdown).isEmpty)
  }
}
