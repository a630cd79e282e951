import Testing

@testable import DocCheck

@Suite("Articles on SwiftData") struct SwiftDataVerdictTests {
  private func check(_ codes: String...) throws -> ArticleReport {
    try Checking.check(codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n"))
  }

  private let vase = """
    @Model
    final class Vase {
      var name: String
      @Relationship(deleteRule: .cascade, inverse: \\Flower.vase) var flowers: [Flower] = []
      init(name: String) { self.name = name }
    }

    @Model
    final class Flower {
      @Attribute(.unique) var name: String
      @Transient var isFresh = true
      var vase: Vase?
      init(name: String) { self.name = name }
    }
    """

  private let list = """
    struct VaseList: View {
      @Environment(\\.modelContext) private var context
      @Query(sort: \\Vase.name) private var vases: [Vase]
      var body: some View {
        List(vases) { Text($0.name) }
        Button("Add") { context.insert(Vase(name: "tall")) }
      }
    }
    """

  @Test("Code with import lines is compiled and run")
  func imports() throws {
    let report = try check(
      "import SwiftData\n\(vase)",
      "import SwiftUI\nimport SwiftData\n\(list)",
      """
      import SwiftData
      let container = try ModelContainer(
        for: Vase.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
      let context = ModelContext(container)
      let vase = Vase(name: "tall")
      vase.flowers = [Flower(name: "rose")]
      context.insert(vase)
      print(vase.flowers.first?.vase?.name ?? "none") // Prints "tall"
      """
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "passed"])
    #expect(report.snippets.map(\.portability.rawValue) == ["shimmed", "shimmed", "shimmed"])
  }

  @Test("Code without import lines gets the module that its macros, types and members tell")
  func withoutImports() throws {
    let report = try check(
      vase,
      list,
      "@main struct Garden: App {\n  var body: some Scene {\n    WindowGroup { VaseList() }\n"
        + "      .modelContainer(for: Vase.self)\n  }\n}",
      "#Preview {\n  @Previewable @Query var vases: [Vase]\n  Text(\"\\(vases.count)\")\n"
        + "    .modelContainer(for: Vase.self, inMemory: true)\n}",
      "func count(_ context: ModelContext) throws -> Int {\n"
        + "  try context.fetchCount(FetchDescriptor<Vase>(predicate: #Predicate { $0.name != \"\" }))\n}",
      "struct Desk: View {\n  @Environment(\\.modelContext) private var context\n"
        + "  var body: some View { Text(\"a\") }\n}"
    )
    #expect(Checking.verdicts(report) == Array(repeating: "passed", count: 6))
    #expect(report.snippets.allSatisfy { $0.imported.contains("SwiftData") })
  }

  @Test("A model that the article does not show is one")
  func unknownModels() throws {
    let report = try check(
      "struct Staff: View {\n  @Query(sort: \\Employee.name) private var employees: [Employee]\n"
        + "  var body: some View {\n    List(employees) { Text($0.name) }\n  }\n}",
      "struct Shop: View {\n  var body: some View {\n    Text(\"a\")\n"
        + "      .modelContainer(for: [Wish.self, Gift.self], inMemory: true)\n  }\n}",
      "@Model\nfinal class Team {\n  var name: String\n  var lead: Employee?\n"
        + "  @Relationship(deleteRule: .cascade) var members: [Employee] = []\n"
        + "  init(name: String) { self.name = name }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(report.snippets.map(\.assumed) == [["Employee"], ["Gift", "Wish"], ["Employee"]])
  }

  @Test("Everyday names do not ask for the module")
  func everydayNames() throws {
    let report = try check(
      "struct Schema { var name = \"\" }\nstruct Query { var text = \"\" }\nlet query = Query()",
      "func run(_ model: Model, with query: Query) {}",
      "@propertyWrapper struct Transient { var wrappedValue = 1 }",
      "struct Cup { @Transient var size: Int }"
    )
    #expect(report.snippets.map(\.verdict.name) == Array(repeating: "passed", count: 4))
    #expect(report.snippets.allSatisfy { !$0.imported.contains("SwiftData") })
  }

  @Test(
    "Code with import lines that do not name the module lacks an import",
    arguments: [
      ("import Foundation\n@Model final class Urn { var age = 1; init() {} }", "Model"),
      (
        "import SwiftUI\nstruct Urns: View {\n  @Query var urns: [Int]\n"
          + "  var body: some View { Text(\"a\") }\n}", "Query"
      ),
      ("import Foundation\nfunc save(_ context: ModelContext) {}", "ModelContext"),
      (
        "import SwiftUI\nstruct Urns: View {\n  @Environment(\\.modelContext) var context\n"
          + "  var body: some View { Text(\"a\") }\n}", "modelContext"
      ),
    ]
  )
  func missingImports(code: String, name: String) throws {
    let report = try check(code)
    #expect(report.findings.map(\.rule.id) == ["missing-import"])
    #expect(
      report.findings.first?.message
        == "'\(name)' is in SwiftData, which this code does not import"
    )
  }

  @Test(
    "Mistakes are told where they stand",
    arguments: [
      ("@Model struct Pot { var size = 1 }", "'@Model' cannot be applied to struct type 'Pot'", 2),
      (
        "@Model\nfinal class Pot {\n  var size: Int\n}",
        "@Model requires an initializer be provided for 'Pot'", 3
      ),
      (
        "@Model final class Pot {\n  var made: Date = .now\n  init() {}\n}",
        "A default value requires a fully qualified domain named value", 3
      ),
      (
        "struct Glaze { var tone = 1 }\n\n@Model final class Pot {\n  var glaze = Glaze()\n  init() {}\n}",
        "The type of a model's property must be Codable, a model or a collection of models", 4
      ),
      (
        "@Model final class Pot {\n  var size = 1\n  init() {}\n}\n\nPot().sise = 2",
        "value of type 'Pot' has no member 'sise'", 7
      ),
      (
        "@Model final class Pot {\n  @Relationship(inverse: \\Lid.pot) var lid: Lid?\n  init() {}\n}\n\n"
          + "@Model final class Lid {\n  @Relationship(inverse: \\Pot.lid) var pot: Pot?\n  init() {}\n}",
        "circular reference resolving attached macro 'Relationship'", 3
      ),
      (
        "import SwiftData\nfunc keep(_ context: ModelContext) { context.rolback() }",
        "value of type 'ModelContext' has no member 'rolback'", 3
      ),
      (
        "@Model final class Pot {\n  var size: Int\n  init() {}\n}",
        "return from initializer without initializing all stored properties", 4
      ),
    ]
  )
  func mistakes(code: String, message: String, line: Int) throws {
    let report = try check(code)
    #expect(report.snippets.map(\.verdict.name) == ["failed"])
    let finding = try #require(report.findings.first { $0.rule.id == "compile-error" })
    #expect(finding.message.contains(message))
    #expect(finding.span.start.line == line)
  }

  @Test("An API that the module lacks is none of the author's mistakes")
  func gaps() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "import SwiftData\nfunc clear(_ context: ModelContext) throws {\n"
          + "  try context.deleteHistory()\n}"
      )
        == ["undecided: unsupported API: ModelContext.deleteHistory"]
    )
  }
}
