import Testing

@testable import DocCheck

@Suite("What is here of Apple's API")
struct TypeDirectoryTests {
  private static let noTables = [
    "reexports": "", "imports": "", "changes": "", "supplement": "", "newer": "",
    "replacements": "",
  ]

  private static let directory = Result {
    let tables = Self.noTables
    let interface = """
      public struct Basket {
          public func pick(_ fruit: Fruit, from tree: (Tree, Int) -> Void)
          @MainActor public init(size: CGSize = (0, 0), @ViewBuilder content: () -> C)
          public subscript(row: Int, in table: Table) -> Int { get }
          public func rest()
          public var size: Int { get }
          public struct Lid {
          }
      }
      """
    return TypeDirectory(
      try APIFacts(names: Array(tables.keys), table: { tables[$0] }),
      present: DeclarationIndex([ModuleInterface.Text(module: "Orchard", swift: interface)])
    )
  }

  private static func row(_ container: String, _ kind: String, _ name: String) -> Substring {
    let labels = name.argumentLabels.map { "\($0):Int" }.joined(separator: "; ")
    return Substring(
      ["Orchard", container, kind, name, "", labels].joined(separator: "\t")
        + String(repeating: "\t", count: 9)
    )
  }

  @Test(
    "A member is here if its type has one of its name with the same labels",
    arguments: [
      ("func", "pick(_:from:)", true), ("func", "pick(_:)", false), ("func", "pick(_:of:)", false),
      ("init", "init(size:content:)", true), ("init", "init(size:)", false),
      ("subscript", "subscript(row:in:)", false), ("subscript", "subscript(_:in:)", true),
      ("func", "rest()", true), ("var", "rest", false), ("var", "size", true),
      ("var", "weight", false),
    ]
  )
  func members(kind: String, name: String, isHere: Bool) throws {
    let directory = try Self.directory.get()
    let own = try #require(APIDeclaration(row: Self.row("Basket", kind, name)))
    #expect(directory.isPresent(own) == isHere)
    let other = try #require(APIDeclaration(row: Self.row("Barrel", kind, name)))
    #expect(!directory.isPresent(other))
  }

  @Test("A nested type is here by its path")
  func types() throws {
    let directory = try Self.directory.get()
    #expect(directory.presentModule(declaring: "Basket") == "Orchard")
    #expect(directory.presentModule(declaring: "Basket.Lid") == "Orchard")
    #expect(directory.presentModule(declaring: "Lid") == nil)
    #expect(directory.presentModule(declaring: "") == nil)
  }

  @Test("A type of Foundation's hides one of a part of it, with all that is in that one")
  func hiddenTypes() throws {
    let facts = try APIFacts(
      names: Array(Self.noTables.keys),
      table: { Self.noTables[$0] }
    )
    let part =
      "public struct Measure {\n  public struct Style {\n  }\n}\npublic struct Day {\n  public struct Style {\n  }\n}\n"
    let directory = TypeDirectory(
      facts,
      present: DeclarationIndex([
        ModuleInterface.Text(module: "FoundationInternationalization", swift: part),
        ModuleInterface.Text(module: "Foundation", swift: "public struct Measure {\n}\n"),
      ])
    )
    #expect(directory.presentModule(declaring: "Measure") == "Foundation")
    #expect(directory.presentModule(declaring: "Measure.Style") == nil)
    #expect(directory.presentModule(declaring: "Day.Style") == "Foundation")
  }

  @Test("A member is not here that is written with a type which is not, whatever its labels")
  func missingTypes() throws {
    let tables = Self.noTables.merging(["Orchard": Self.row("Basket", "struct", "Handle") + "\n"]) {
      $1
    }
    let directory = TypeDirectory(
      try APIFacts(names: Array(tables.keys), table: { tables[$0] }),
      present: DeclarationIndex([
        ModuleInterface.Text(
          module: "Orchard",
          swift: "public struct Basket {\n  public func lift(by hand: Int)\n}\n"
        )
      ])
    )
    let here = try #require(APIDeclaration(row: Self.row("Basket", "func", "lift(by:)")))
    #expect(directory.isPresent(here))
    let text = Self.row("Basket", "func", "lift(by:)").replacing("by:Int", with: "by:Basket.Handle")
    #expect(try !directory.isPresent(#require(APIDeclaration(row: Substring(text)))))
  }
}
