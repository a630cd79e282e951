import Testing

@testable import DocCheck

@Suite("Names that nothing declares are known before the compiler misses them")
struct FirstReadingTests {
  /// The stand-ins of the first draft of the last of some snippets; nothing where the compiler is
  /// asked first.
  private func standIns(_ codes: String...) throws -> [String]? {
    let known = try Checking.environment.get().known
    let markdown = codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    let items = ArticleDraft(article, claimReader: try ClaimReader()).items
    let linker = Linker(items: items, known: known)
    let assembler = Assembler(
      linker: linker,
      printer: ProgramPrinter(items: items, languageMode: LanguageMode(version: 5)),
      known: known
    )
    let reading = FirstReading(linker: linker, known: known)
    return reading.completed(assembler.first(codes.count - 1))?.standIns.map(\.name)
  }

  @Test("They get stand-ins, of the code around them too")
  func standIns() throws {
    #expect(try standIns("let total = basket.count + fee(of: basket)") == ["basket", "fee"])
    #expect(
      try standIns("struct Boat { let owner: Sailor }", "let boat: Boat = harbour.first!")
        == ["Sailor", "harbour"]
    )
    #expect(try standIns("ForEach($lamps) { $lamp in Text(lamp.name) }") == ["lamps"])
  }

  @Test("A name that may be declared somewhere is left to the compiler")
  func others() throws {
    // Of the article, of a library, of C, of Apple's facts, of a macro, misspelt.
    #expect(try standIns("struct Boat { var sails = 2 }", "print(sails)") == nil)
    #expect(try standIns("let day = Date()") == nil)
    #expect(try standIns("let length = strlen(\"tide\")") == nil)
    #expect(try standIns("let menu = UIContextMenuConfiguration()") == nil)
    #expect(try standIns("let tide = #tide(3)") == nil)
    #expect(try standIns("let harbours = 3\nprint(harbuors)") == nil)
    #expect(try standIns("extension Boat.Sail { func set() { hoist() } }") == nil)
    #expect(try standIns("#if os(Linux)\nlet tide = ebb\n#endif") == nil)
    #expect(try standIns("import Basket\nlet pears = Basket.fill(with: tree)") == nil)
    #expect(try standIns("let tide = 3") == nil)
    #expect(try standIns("") == nil)
  }

  @Test("What a declaration of the code binds is no such name")
  func bound() throws {
    #expect(try standIns("guard let sail = Int(\"3\") else { fatalError() }\nprint(sail)") == nil)
    #expect(try standIns("@Hoisted var sail = 3\nfunc set() { _sail.hoist() }") == ["Hoisted"])
    #expect(try standIns("enum Tide: Int { case ebb; var text: Int { rawValue } }") == nil)
  }
}
