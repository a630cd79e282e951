import Testing

@testable import DocCheck

@Suite("Verdicts on values whose types the article does not show")
struct UnknownValuesTests {
  /// The verdict on one fence, and what it takes to exist.
  private func check(_ code: String) throws -> (verdict: String, assumed: [String]) {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    return (Checking.verdicts(report).first ?? "", report.snippets.first?.assumed ?? [])
  }

  @Test(
    "What comes from elsewhere has the type that its place asks for",
    arguments: [
      "struct Boat { var name: String }\nfunc boat() async throws -> Boat {\n"
        + "  let boat = try await harbour.boat(at: 3)\n  log.note(boat)\n  return boat\n}",
      "struct Tide { var level: Int }\nactor Tides {\n  private var known: [Int: Tide] = [:]\n"
        + "  func tide(at hour: Int) async throws -> Tide {\n"
        + "    let tide = try await almanac.tide(hour)\n    known[hour] = tide\n    return tide\n"
        + "  }\n}",
      "func lanterns(done: @escaping (Result<[Int], Error>) -> Void) {\n"
        + "  shop.get(\"/lanterns\") { result in\n    switch result {\n"
        + "    case .success(let page): done(.success(page.prices))\n"
        + "    case .failure(let error): done(.failure(error))\n    }\n  }\n}",
      "let wanted: Sail = loft.sails[0]",
    ]
  )
  func coercions(code: String) throws {
    #expect(try check(code).verdict == "passed")
  }

  @Test(
    "A variable that is not shown may have the name of a function of the C library",
    arguments: [
      "Text(X.title)", "Text(harbour.caption(for: X))", "harbour.show(.detail(X))",
      "if X.isOpen { harbour.close() }", "harbour.move(to: X)",
      "let next = X + 1\nharbour.move(to: next)",
      "switch X {\ncase 0: harbour.close()\ndefault: break\n}",
      "struct Quay: View {\n  var body: some View { Text(X ? \"a\" : \"b\") }\n}",
    ],
    ["floor", "index", "link", "log", "time"]
  )
  func namesakes(code: String, name: String) throws {
    let (verdict, assumed) = try check(code.replacing("X", with: name))
    #expect(verdict == "passed")
    #expect(assumed.contains(name))
  }

  @Test("A function of the C library is meant where it is called, or handed over as one")
  func functionsOfC() throws {
    let quay = "struct Quay: Command {\n  @Flag(help: \"Print the time.\") var prints = false\n}"
    #expect(try check(quay).assumed == ["Command", "Flag"])
    #expect(try check("let far = [1.5, 2.5].map(floor)\nlet near = log(far[0])") == ("passed", []))
    for wrong in ["let far: [String] = [1.5].map(floor)", "let near: String = log(2.5)"] {
      #expect(try check("import Foundation\n" + wrong).verdict == "failed")
    }
  }

  @Test("A value of the article's own type is not taken for another one beside unknown ones")
  func ownTypes() throws {
    let (verdict, _) = try check(
      "struct Boat {}\nfunc count() -> Int {\n  let boat = Boat()\n  harbour.add(boat)\n  return boat\n}"
    )
    #expect(verdict != "passed")
  }

  @Test(
    "What a switch or a condition tells apart has the cases that it names",
    arguments: [
      ("switch signal {\ncase .up: raise()\ncase .down: lower()\n}", ["lower", "raise", "signal"]),
      ("if case .won(let prize) = game.state {\n  print(prize)\n}", ["game"]),
      (
        "if case .done = step { rest() }\nswitch step {\ncase .open(_, _): rest()\n}",
        ["rest", "step"]
      ),
      (
        "switch loader.state {\ncase .idle, .waiting: wait()\ncase .full(let crates):\n"
          + "  print(crates.count)\ncase .broken(let why): print(why)\n}",
        ["loader", "wait"]
      ),
      (
        "NavigationStack(path: $guide.path) {\n  Start()\n"
          + "    .navigationDestination(for: Stop.self) { stop in\n      switch stop {\n"
          + "      case .tower(let id): TowerView(id: id)\n      case .end: EndView()\n      }\n    }\n}",
        ["EndView", "Start", "Stop", "TowerView", "guide"]
      ),
    ]
  )
  func cases(code: String, assumed: [String]) throws {
    let (verdict, names) = try check(code)
    #expect(verdict == "passed")
    #expect(names == assumed)
  }

  @Test("A switch over the snippet's own enumeration must still be exhaustive")
  func ownEnumeration() throws {
    let (verdict, _) = try check(
      "enum Light { case red, green }\nfunc act(_ light: Light) {\n  switch light {\n"
        + "  case .red: halt()\n  }\n}"
    )
    #expect(verdict == "failed")
  }

  @Test(
    "An unknown value takes arguments of any kind side by side",
    arguments: [
      "kite.rise(to: .sky, after: 3)",
      "guard let gull = shore.find(.bird, named: \"Gull\"), gull.isHungry else { fatalError() }",
      "let stall = Stall(fruits: [.apple, .pear], owner: \"Ann\")\nprint(stall.fruits)",
      "guard let oven = Oven() else { fatalError() }\noven.heat()",
      "for await ship in radar.ships {\n  if ship.distance(from: home) > 3 { warn(ship) }\n}",
      "let crew: Crew = .init(size: 3)\nprint(crew)",
      "func check(_ rope: some Rope) -> Bool { rope.isTight && rope.isDry }",
    ]
  )
  func arguments(code: String) throws {
    #expect(try check(code).verdict == "passed")
  }

  @Test(
    "State that a view's code uses and does not show is the view's own",
    arguments: [
      "struct Knobs: View {\n  var body: some View {\n    Form {\n"
        + "      Toggle(\"Loud\", isOn: $isLoud)\n      TextField(\"Name\", text: $name)\n    }\n  }\n}",
      "DatePicker(\"Due\", selection: $chore.day, displayedComponents: .date)",
      "Text(\"Rows\")\n  .sheet(item: $picked) { row in\n    RowSheet(row: row)\n  }",
    ]
  )
  func state(code: String) throws {
    #expect(try check(code).verdict == "passed")
  }

  @Test("A property may have a wrapper that is declared nowhere")
  func wrappers() throws {
    #expect(
      try check(
        "struct Deck {\n  @Provided var crew: Crew\n  @Stored(\"sails\", unit: .metre) var sails = 3\n}"
      )
        == ("passed", ["Crew", "Provided", "Stored"])
    )
    #expect(
      try check(
        "struct Deck: View {\n  @Bindng var sails: Int\n  var body: some View { Text(\"a\") }\n}"
      )
      .verdict == "failed"
    )
  }

  @Test("What an unknown value gives is a publisher where its operators are used")
  func publishers() throws {
    let code =
      "import Combine\nvar bag = Set<AnyCancellable>()\nstation.signals\n  .map { $0.strength }\n"
      + "  .removeDuplicates { $0 == $1 }\n  .sink { value in print(value) }\n  .store(in: &bag)"
    #expect(try check(code).verdict == "passed")
  }

  @Test("A misspelt modifier is one whatever else is declared nowhere")
  func misspeltModifier() throws {
    let report = try Checking.check(
      "```swift\nText(caption)\n  .font(.headline)\n  .foregroundColour(.red)\n```\n"
    )
    #expect(
      Checking.findings(report) == [
        "4:4 compile-error: value of type 'Text' has no member 'foregroundColour'; "
          + "did you mean 'foregroundColor'?"
      ]
    )
  }

  @Test("A wrong label of the snippet's own function is an error whatever the arguments are")
  func labels() throws {
    let report = try Checking.check(
      "```swift\nfunc ferry(_ cargo: Int, to port: Int) {}\nferry(crates, at: quay)\n```\n"
    )
    #expect(Checking.verdicts(report) == ["failed"])
  }

  @Test("A property in the place of its binding is an error beside unknown views")
  func missingProjection() throws {
    let (verdict, _) = try check(
      "struct Form2: View {\n  @State private var name = \"\"\n  var body: some View {\n"
        + "    VStack {\n      Header()\n      TextField(\"Name\", text: name)\n    }\n  }\n}"
    )
    #expect(verdict == "failed")
  }

  @Test("A name with a capital letter that is handed over is a value")
  func capitals() throws {
    let (verdict, assumed) = try check("func visit(_ url: String) {}\nvisit(URLOfHome)")
    #expect(verdict == "passed")
    #expect(assumed == ["URLOfHome"])
  }

  @Test("Protocols put together may be declared nowhere")
  func compositions() throws {
    #expect(try check("public typealias Needs = Crewing & Sailing & Steering").verdict == "passed")
  }

  @Test(
    "Models, bindings and publishers that the article does not show are what their places ask for",
    arguments: [
      "Harbour().environmentObject(boats)", ".focusedObject(boats)",
      "HStack {\n  Text(title)\n  Toggle(\"\", isOn: $isOpen)\n}\n.help(title)",
      ".onGeometryChange(for: CGFloat.self) { $0.size.height } action: { new in height = new }",
      "struct Card: View {\n  let sail: Sail\n  var body: some View { Text(sail.name).draggable(sail) }\n}",
      "List(boats, selection: $chosen) { boat in\n  Text(boat.name)\n}",
      "$boats\n  .map { $0.count }\n  .assign(to: \\.total, on: self)\n  .store(in: &bag)",
      "let log = Log()\nlet bag = log.$lines.dropFirst().sink { line in print(line) }",
      "let score = Binding(get: { game[of: player] }, set: { game[of: player] = $0 })\nprint(score)",
      "let tide: Tide\nvar body: some View {\n  Text(tide.name)\n}",
      "let isLate = hour > 8\nif isLate != wasLate { wasLate = isLate }",
    ]
  )
  func models(code: String) throws { #expect(try check(code).verdict == "passed") }

  @Test("Declarations may be isolated to a global actor that is declared nowhere")
  func globalActor() throws {
    let code =
      "@HarbourActor final class Log {\n  var lines = 0\n}\n@HarbourActor func note() { Log().lines += 1 }"
    #expect(try check(code) == ("passed", ["HarbourActor"]))
  }

  @Test("A generic type may be made, and a class may override members, of what is declared nowhere")
  func unknownTypes() throws {
    let generic =
      "struct Mast: View {\n  let log = Log<Self>()\n  var body: some View { Text(\"\") }\n}"
    #expect(try check(generic) == ("passed", ["Log"]))
    let heir =
      "class Tug: Boat {\n  override var name: String { \"\" }\n  override static var kind: Int { 1 }"
    #expect(
      try check(heir + "\n  override func sail() { super.sail() }\n}") == ("passed", ["Boat"])
    )
  }

  @Test(
    "Values that an initialiser forgets and branches of two types are errors beside unknown names",
    arguments: [
      "struct Boat {\n  let name: String\n  let sail: Sail\n  init(name: String) { self.name = name }\n}",
      "var mast: some View {\n  if isUp {\n    Text(\"up\")\n  } else {\n    Divider()\n  }\n}",
    ]
  )
  func certainMistakes(code: String) throws { #expect(try check(code).verdict == "failed") }

  @Test("A closure that gives something unknown nothing is no error")
  func nothingGiven() throws {
    let code =
      "boat.sail(next: { [weak boat] in\n  guard let boat else { return nil }\n  return boat.goal\n})"
    #expect(try check(code).verdict != "failed")
  }
}
