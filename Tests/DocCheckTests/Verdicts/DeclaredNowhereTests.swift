import Testing

@testable import DocCheck

@Suite("Verdicts on names that are declared nowhere")
struct DeclaredNowhereTests {
  @Test("What an article takes from elsewhere is walked through, waited for and passed on")
  func elsewhere() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "for await event in events { handle(event) }",
        "for try await file in files.changes(since: 3) { print(file.name) }",
        "let (low, high) = bounds(of: 3)\nprint(low, high)",
        "button.onTap = { [weak self] in\n  guard let self else { return }\n  dismiss()\n}",
        "func store(_ data: Data) { write(data) }"
      ) == ["passed", "passed", "passed", "passed", "passed"]
    )
  }

  @Test("A type that a switch tells apart has its cases, one given to another is of its kind")
  func kinds() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          """
          func act(on order: Order) -> Int {
            switch order {
            case .scan(let area): area.size
            case .wait(for: let time): time.hours
            case .stop: 0
            }
          }
          """,
        "struct Light {\n  var mode: Mode\n  var isOn: Bool {\n    switch mode {\n    case .off: false\n    case .on, .dimmed: true\n    }\n  }\n}",
        "func install(_ engine: Engine) {}\ninstall(Turbine())",
        "public struct Depot {\n  public init(rules: Rules) {}\n  public func load(_ item: Item) -> Receipt { Receipt(item) }\n}",
        "API.request { [weak cache] response in cache?.store(response) }"
      ) == ["passed", "passed", "passed", "passed", "passed"]
    )
  }

  @Test("What is unknown can be written out, counted with and put together with text")
  func conversions() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "print(String(level), Int(level), Double(level) * 2)",
        "let message = \"Hello, \" + guestName\nprint(message.uppercased())",
        "import SwiftUI\nstruct Panel: View {\n  @Environment(Session.self) private var session\n"
          + "  var body: some View { Text(session.title) }\n}",
        "@Published var title = \"\"\nprivate var row: some View {\n  TextField(\"\", text: $name)\n}"
      ) == ["passed", "passed", "passed", "passed"]
    )
  }

  @Test("What views are given of unknown things is what they take")
  func viewsOfUnknowns() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "Text(\"Level: \\(meter.level)\").opacity(meter.glow)",
        "ForEach($lamps) { $lamp in\n  Toggle(lamp.name, isOn: $lamp.isOn)\n}",
        "Picker(\"Size\", selection: $size) {\n  ForEach(Size.allCases) { size in\n"
          + "    Text(size.rawValue).tag(size)\n  }\n}",
        "RoomView(model: .init(service: MockService(), limit: 3))",
        "AsyncImage(url: user.avatar)"
      ) == ["passed", "passed", "passed", "passed", "passed"]
    )
  }

  @Test("A type of the article's own with a small letter is still a type")
  func smallTypes() throws {
    let report = try Checking.check(
      "```swift\nenum colour { case amber, green }\nlet lamp = colour.ambre\n```\n"
    )
    #expect(
      Checking.findings(report) == [
        "3:19 compile-error: type 'colour' has no member 'ambre'; did you mean 'amber'?"
      ]
    )
  }

  @Test("The parameter of a closure is no correction of a name outside of it")
  func closureParameters() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "NavigationStack(path: $router.path) {\n  HomeView()\n"
          + "    .navigationDestination(for: Route.self) { route in\n"
          + "      RouteView(route: route)\n    }\n}"
      ) == ["passed"]
    )
  }

  @Test("A list has the elements that the code takes from it")
  func lists() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Row { var isOn = false }\nvar shown: [Row] = []\n"
          + "shown = allRows.filter { $0.isOn }",
        "import SwiftUI\nstruct Panel: View {\n  @State private var shown: [Lamp] = []\n"
          + "  var body: some View {\n    Text(\"\").onChange(of: lamps) { _, newLamps in\n"
          + "      shown = newLamps.filter { $0.isOn }\n    }\n  }\n}"
      ) == ["passed", "passed"]
    )
  }

  @Test("A framework of Apple's that is used without its import is named")
  func frameworks() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "Chart(rows) { row in\n  BarMark(x: .value(\"Day\", row.day))\n"
          + "    .foregroundStyle(by: .value(\"Kind\", row.kind))\n}"
      ) == ["undecided: it needs Charts, which exists on Apple's systems only (BarMark)"]
    )
  }

  @Test("What the compiler could not settle is no error beside names that are declared nowhere")
  func unsettled() throws {
    #expect(
      try Checking.verdicts(ofFences: "let plate = serve(dish)\nlet parts = [.rice, .beans]")
        .first?.hasPrefix("failed") == false
    )
  }

  @Test("What a class that is declared nowhere passes on to its heirs is not known")
  func heirs() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "class Tram: Vehicle {\n  override var wheels: Int { 8 }\n  override func brake() {}\n}"
      )
      .first?.hasPrefix("failed") == false
    )
  }

  @Test("An error that has nothing to do with what is declared nowhere is one all the same")
  func independentErrors() throws {
    let report = try Checking.check(
      """
      ```swift
      let size = currentSize ?? 0
      let size = nextSize
      ```

      ```swift
      func size(of shelf: Shelf) -> Int {
        let count: Int = "three"
        return shelf.size + count
      }
      ```
      """
    )
    #expect(
      Checking.findings(report).filter { !$0.contains("undeclared-name") } == [
        "3:5 conflicting-declaration: invalid redeclaration of 'size'",
        "8:20 compile-error: cannot convert value of type 'String' to specified type 'Int'",
      ]
    )
  }

  @Test("A closure that something unknown is given may have parameters and take any value")
  func handlers() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "player.onEnd = { reason in print(reason) }",
        "player.limit = true ? 1 : 2"
      )
        == ["passed", "passed"]
    )
  }

  @Test(
    "A function that must not escape can be passed on to something unknown",
    arguments: [
      "func draw(by plan: () -> Int) { sketch(after: plan) }",
      "func draw(by plan: @Sendable (Int, String) throws -> Void) async { await sketch(plan, 2) }",
      "struct Pen { init(_ plan: (Pen) -> Int) { Sketch(plan: plan) } }",
    ]
  )
  func passedFunctions(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("What the modules lack is no error, whatever else is declared nowhere")
  func gaps() throws {
    #expect(
      try Checking.verdicts(ofFences: "Text(\"a\")\n  .gleam()\n  .opacity(shine)")
        == ["undecided: unsupported API: Text.gleam"]
    )
  }

  @Test("An operator that is declared nowhere is as unknown as the types beside it")
  func operators() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Wheel {\n  var force: Torque<Int>\n"
          + "  func turned(by other: Torque<Int>) -> Int { force ⊗ other }\n}",
        "print(3 ⊗ 4)"
      ) == ["undecided: declared nowhere: 'Torque', '⊗'", "failed"]
    )
  }

  @Test("What stands in for a type does not collide with a function of the article")
  func functionAsType() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "func pick() -> Int { 4 }\nfunc use() {\n  var other: pick.Choice\n  other = pick()\n}"
      ) == ["undecided: declared nowhere: 'pick'"]
    )
  }

  @Test("Variants of a function may stand beside types that are declared nowhere")
  func variants() throws {
    let code = """
      class Painter {
        // WRONG
        func paint(_ wall: Wall) -> Color { wall.color }

        // RIGHT
        func paint(_ wall: Wall) -> Color {
          wall.color
        }
      }
      """
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("What an index is taken of is not of the type that comes out")
  func indexed() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "init() { self.count = 0 }\nsubscript(place: Int) -> Int { shelves[place] }"
      ) == ["passed"]
    )
  }
}
