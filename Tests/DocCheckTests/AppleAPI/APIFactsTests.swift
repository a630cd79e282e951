import Testing

@testable import DocCheck

/// A row about a module of nobody.
private let orchardRow =
  "Orchard\tTree.Branch\tfunc\tgrow(_:by:)\tT\t_:T; by:(Int, Int) -> [T : Int]=\tSelf?\tasync throws\t"
  + "T : Sequence, T.Element == Int\tstatic @MainActor\t13.0\t10.15\t15.0\tspread(_:)\t"

@Suite("Facts about Apple's API")
struct APIFactsTests {
  @Test("A row is read with its lists")
  func row() throws {
    let declaration = try #require(APIDeclaration(row: Substring(orchardRow)))
    #expect(declaration.path == "Tree.Branch.grow(_:by:)")
    #expect(declaration.kind == .func)
    #expect(declaration.baseName == "grow")
    #expect(declaration.labels == ["_", "by"])
    #expect(declaration.parameters.map(\.type) == ["T", "(Int, Int) -> [T : Int]"])
    #expect(declaration.parameters.map(\.hasDefault) == [false, true])
    #expect(declaration.constraints == ["T : Sequence", "T.Element == Int"])
    #expect(declaration.flags == ["static", "@MainActor"])
    #expect(declaration.iOS == "13.0")
    #expect(declaration.renamed == "spread(_:)")
  }

  @Test(
    "A row that is cut, longer or of an unknown kind is not read",
    arguments: [
      String(orchardRow.dropLast(40)), orchardRow + "\tmore",
      orchardRow.replacing("\tfunc\t", with: "\tfountain\t"), "",
      "\0\0\t",
    ]
  )
  func unreadable(row: String) { #expect(APIDeclaration(row: Substring(row)) == nil) }

  @Test(
    "What C, Objective-C and module names add to a type is left out",
    arguments: [
      ("@convention(c, cType: \"int (*)(void)\") () -> Int32", "() -> Int32"),
      ("@escaping @convention(block) (UIKit.UIView) -> Void", "@escaping (UIView) -> Void"),
      ("__shared String", "String"),
      ("Foundation.Measurement<Unit>", "Foundation.Measurement<Unit>"),
      ("Self.Element", "Self.Element"), ("Tree.Branch", "Tree.Branch"),
      ("in:CoreData.NSEntityDescription; of:__shared String", "in:NSEntityDescription; of:String"),
    ]
  )
  func portable(type: String, expected: String) { #expect(PortableType.text(type) == expected) }

  @Test(
    "A table that is missing or cut is named, and nothing is made of it",
    arguments: fullTables.keys.sorted()
  )
  func damaged(table: String) throws {
    var tables = Self.tables
    tables[table] = table == "Orchard" ? String(orchardRow.dropLast(9)) : nil
    let text = tables
    let error = #expect(throws: EnvironmentError.self) {
      _ = try APIFacts(names: Array(text.keys), table: { text[$0] }).module("Orchard")
    }
    #expect(error?.path == "\(table).tsv")
    #expect(error?.message == "the facts about Apple's API are damaged")
  }

  @Test(
    "A table that is cut anywhere in a line is named",
    arguments: fullTables.keys.sorted()
  )
  func cut(table: String) throws {
    let whole = try #require(Self.fullTables[table])
    #expect(try Self.damagedTable(in: Self.fullTables) == nil)
    for length in 1..<whole.count where !whole.prefix(length).hasSuffix("\n") {
      let damaged = try Self.damagedTable(
        in: Self.fullTables.merging([table: String(whole.prefix(length))]) { $1 }
      )
      #expect(damaged == "\(table).tsv", "after \(length) characters")
    }
  }

  @Test(
    "A table with other bytes is named",
    arguments: fullTables.keys.sorted()
  )
  func otherBytes(table: String) throws {
    let whole = try #require(Self.fullTables[table])
    let others = [
      "<!DOCTYPE html>\n<p>404\n", "\0\u{1}\u{FFFD}\n", whole.replacing("\n", with: "\r\n"),
      whole.replacing("\t", with: " "), whole + "\n\t\n",
    ]
    for other in others {
      let tables = Self.fullTables.merging([table: other]) { $1 }
      #expect(try Self.damagedTable(in: tables) == "\(table).tsv", "\(other)")
    }
  }

  @Test("A table with the rows of another module, or without rows, is named")
  func otherModule() throws {
    for other in [orchardRow.replacing("Orchard\t", with: "Garden\t") + "\n", ""] {
      let tables = Self.fullTables.merging(["Orchard": other]) { $1 }
      #expect(try Self.damagedTable(in: tables) == "Orchard.tsv")
    }
  }

  /// The table that reading a module names as damaged.
  private static func damagedTable(in tables: [String: String]) throws -> String? {
    do {
      _ = try APIFacts(names: Array(tables.keys), table: { tables[$0] }).module("Orchard")
      return nil
    } catch let error as EnvironmentError { return error.path }
  }

  /// Tables that all have rows.
  private static let fullTables = [
    "Orchard": orchardRow + "\n" + orchardRow + "\n",
    "reexports": "Orchard\tFoundation UIKit\n", "imports": "Orchard\tFoundation UIKit\n",
    "changes": "Orchard\t0\toverride\t\nOrchard\t1\tleft out\tunknown type\n",
    "supplement": orchardRow + "\n", "newer": orchardRow + "\n",
    "replacements": "Orchard\tTree.Branch\tgrow(_:by:)\t\tspread(_:)\t15.0\n",
  ]

  @Test("What doccheck was built with can be read whole")
  func embedded() throws {
    let facts = try APIFacts.embedded.value.get()
    #expect(facts.modules.count > 120)
    #expect(facts.modules.isSuperset(of: ["CoreData", "MapKit", "StoreKit", "WidgetKit"]))
    #expect(try facts.module("CoreLocation").types["CLLocationManager"]?.kind == .class)
    #expect(facts.rows.count(where: { _ in true }) > 100_000)
  }

  @Test("No module imports one that imports it")
  func importsWithoutCircle() throws {
    let facts = try APIFacts.embedded.value.get()
    var graph = Dictionary(uniqueKeysWithValues: facts.modules.map { ($0, facts.imports(of: $0)) })
    for extended in ModuleAdditions.extended {
      graph[extended] = nil
      let name = ModuleAdditions.name(for: extended)
      graph[name] = facts.imports(of: name)
    }
    // Those that import nothing that is left are taken away, until nothing is.
    while let free = graph.first(where: { $0.value.allSatisfy { graph[$0] == nil } }) {
      graph[free.key] = nil
    }
    #expect(graph.keys.sorted() == [])
  }

  @Test("A protocol that is listed with primary associated types has them")
  func primaryAssociatedTypes() throws {
    let module = APIModule(
      name: "Orchard",
      reexports: [],
      declarations: [
        try #require(APIDeclaration(row: Self.type("Growing", generics: "Fruit"))),
        try #require(APIDeclaration(row: Self.type("Growing"))),
      ]
    )
    #expect(module.types["Growing"]?.generics == ["Fruit"])
  }

  @Test("A type is replaced by another name of one that is here, in its place")
  func replacedType() throws {
    var tables = Self.tables
    let rest = String(repeating: "\t", count: 10)
    tables["Orchard"] =
      ["Pip", "Stone", "Core"].map { "Orchard\t\tclass\t\($0)\t" + rest + "\n" }.joined()
    tables["supplement"] =
      "Orchard\t\ttypealias\tStone\t\t\tNSString" + String(repeating: "\t", count: 8) + "\n"
    let text = tables
    let module = try APIFacts(names: Array(text.keys), table: { text[$0] }).module("Orchard")
    #expect(module.declarations.map(\.path) == ["Pip", "Stone", "Core"])
    #expect(module.declarations.map(\.kind) == [.class, .typealias, .class])
    #expect(module.types["Stone"] == nil)
  }

  static func type(_ name: String, generics: String = "") -> Substring {
    Substring("Orchard\t\tprotocol\t\(name)\t\(generics)" + String(repeating: "\t", count: 10))
  }

  static let tables = [
    "Orchard": orchardRow + "\n", "reexports": "Orchard\tFoundation\n", "imports": "",
    "changes": "",
    "supplement": "", "newer": "", "replacements": "",
  ]
}
