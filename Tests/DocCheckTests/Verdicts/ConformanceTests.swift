import Testing

@testable import DocCheck

@Suite("Verdicts on conformances that the article does not show") struct ConformanceTests {
  @Test("A protocol that nobody shows may be built on the one that a type of its own needs")
  func bases() throws {
    let model =
      "final class Shelf: Refreshing {\n  @Published var title = \"\"\n}\n\nstruct Room: View {\n"
      + "  @StateObject var shelf = Shelf()\n  var body: some View { Text(shelf.title) }\n}"
    let report = try Checking.check(parts: model)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["Refreshing"])
    let plain = model.replacing(": Refreshing {", with: " {")
    #expect(try Checking.check(parts: plain).snippets[0].verdict == .failed)
  }

  @Test("What a type conforms to may be met by an extension of it that does not compile here")
  func brokenExtension() throws {
    let type = "extension Button {\n  enum Use: String, Identifiable { case add, edit }\n}"
    let met = "extension Button.Use {\n  var id: String { rawValue }\n"
    let unmet = "extension Button.Use {\n  var key: String { rawValue }\n"
    let image = "  var image: Image { .symbol(rawValue) }\n}"
    #expect(
      try Checking.verdicts(ofFences: type, met + image)[0]
        == "undecided: the extension of 'Button.Use' in a.md#2 does not fit here: type "
        + "'Button<Label>.Use' does not conform to protocol 'Identifiable'"
    )
    #expect(try Checking.verdicts(ofFences: type, met + "}") == ["passed", "passed"])
    #expect(try Checking.verdicts(ofFences: type, unmet + image)[0] == "failed")
  }

  @Test("A type that is left out builds what its protocol asks for")
  func builtRequirement() throws {
    let page =
      "protocol Page: Hashable {\n  associatedtype Face: View\n  @ViewBuilder func build() -> Face\n"
      + "  @ViewBuilder var small: Face { get }\n}\n\nclass Book<Content: Page> {}"
    let report = try Checking.check(parts: page, "final class Novel: Book<Chapter> {}")
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .passed(.compiled)])
    #expect(report.snippets[1].assumed == ["Chapter"])
  }

  @Test("Any type conforms to a protocol that is declared nowhere, and the report names both")
  func unknownProtocols() throws {
    let report = try Checking.check(
      parts: "func feed(_ animal: some Animal) {}",
      "feed(17)\nstruct Lion {}\nfeed(Lion())",
      "let all: [any Animal] = [\"a\", 1]",
      "let one: any Animal = \"a\"\nlet two: Int = \"b\""
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "failed"])
    #expect(
      report.snippets.map(\.assumed) == [
        ["Animal"], ["Animal", "Int: Animal", "Lion: Animal"],
        ["Animal", "Int: Animal", "String: Animal"], [],
      ]
    )
  }

  @Test("The type around a method conforms to the article's own protocol that its place asks for")
  func typeAround() throws {
    let report = try Checking.check(
      parts: "protocol Figure { func draw() }",
      "func twice() -> some Figure {\n  if #available(macOS 99, *) { return self }\n  return self\n}",
      "func none() -> some Figure { 3 }"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.snippets.map(\.assumed) == [[], ["self: Figure"], []])
  }

  @Test("A type with nothing but a comment in it has what the article's own protocol asks for")
  func commentedTypes() throws {
    let report = try Checking.check(
      parts: "protocol Loading { func load() async throws -> [Int] }",
      "struct WebLoader: Loading {\n  // asks the server\n}",
      "struct FileLoader: Loading {\n  /* reads a file */\n}\nlet loader: any Loading = FileLoader()",
      "struct OtherLoader: Loading {\n  // asks somebody\n  var name = 1\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "failed"])
    #expect(
      report.snippets.map(\.assumed) == [
        [], ["WebLoader: Loading"], ["FileLoader: Loading"], [],
      ]
    )
  }

  @Test("What protocols of the article want of a type stands in it once")
  func manyProtocols() throws {
    let report = try Checking.check(
      parts: "protocol Reading { associatedtype Item\n  func read() -> Item }\n"
        + "protocol Writing { associatedtype Item\n  func write(_ item: Item) }\n"
        + "protocol Animal: Identifiable { func speak() }",
      "struct File: Reading, Writing { ... }",
      "struct Lion: Animal {\n  let id: Int\n  ...\n}\nprint(Lion(id: 1).id + 1)"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(
      report.snippets.map(\.assumed) == [[], ["File: Reading", "File: Writing"], ["Lion: Animal"]]
    )
    #expect(
      report.findings.map(\.message).last
        == "nothing in this article says that 'Lion' conforms to 'Animal'; it was taken to"
    )
  }

  @Test("A type that is given to what takes objects is a class")
  func objects() throws {
    let report = try Checking.check(
      parts: "func watch(_ object: AnyObject) {}\nwatch(Cache(limit: 1))"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets.map(\.assumed) == [["Cache"]])
  }

  @Test("An unknown attribute of a function that is handed over builds what its place asks for")
  func builders() throws {
    let report = try Checking.check(
      parts: "func menu(@MenuBuilder items: () -> [Int]) -> [Int] { items() }\n"
        + "let all = menu {\n  1\n  if Bool.random() { 2 } else { 3 }\n  for n in 1...3 { n }\n}",
      "struct Menu {\n  @RowBuilder let rows: () -> [Int]\n"
        + "  init(@RowBuilder rows: @escaping (() -> [Int])) { self.rows = rows }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets.map(\.assumed) == [["MenuBuilder"], ["RowBuilder"]])
  }
}
