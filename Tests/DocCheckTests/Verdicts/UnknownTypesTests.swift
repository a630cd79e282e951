import Testing

@testable import DocCheck

@Suite("Types that are declared nowhere, as their uses need them")
struct UnknownTypesTests {
  /// Checks one snippet, and tells what it takes to exist; its reason where it does not pass.
  private func assumed(_ code: String) throws -> [String] {
    let snippet = try #require(try Checking.check(parts: code).snippets.first)
    return snippet.verdict == .passed(.compiled) ? snippet.assumed : ["\(snippet.verdict)"]
  }

  @Test("A name behind '@escaping' is that of a function's type")
  func functionTypes() throws {
    let code =
      "func load(_ text: String?, completion: @escaping Completion) {\n"
      + "  guard let text else { return completion(nil, 1) }\n  completion(text, nil)\n}"
    #expect(try assumed(code) == ["Completion"])
  }

  @Test("What is handed over as a class is one")
  func classes() throws {
    #expect(
      try assumed(
        "let table = UITableView()\ntable.register(MoorCell.self, forCellReuseIdentifier: \"a\")"
      )
        == ["MoorCell"]
    )
  }

  @Test("Dates of an unknown type are formatted")
  func formatting() throws {
    #expect(
      try assumed(
        "struct Row: View {\n  let berth: Berth\n"
          + "  var body: some View { Text(berth.leaves.formatted()) }\n}"
      ) == ["Berth"]
    )
  }

  @Test("A type inside of an unknown one has members, too")
  func nestedTypes() throws {
    let code =
      "struct Model {\n  init(parts: Engine.Parts = .standard) { print(parts.count) }\n}\n"
      + "let model = Model(parts: .make(1))"
    #expect(try assumed(code) == ["Engine"])
  }

  @Test("What the article makes identifiable has an identity")
  func identity() throws {
    #expect(try assumed("extension Launch: Identifiable {}") == ["Launch"])
    #expect(
      try assumed("extension Launch: Identifiable {\n  var id: String { \"a\" }\n}") == ["Launch"]
    )
  }

  @Test("An unknown value may be compared with another one, and assigned to what may be nothing")
  func operands() throws {
    let dates =
      "@Test func dates() throws {\n  let before = Date()\n"
      + "  let date = try #require(storage.lastDate())\n"
      + "  #expect(date >= before && date <= Date())\n}"
    #expect(try assumed(dates) == ["storage"])
    let cell =
      "func show(_ cell: UITableViewCell, at path: IndexPath) {\n"
      + "  cell.textLabel?.text = messages[path.row]\n}"
    #expect(try assumed(cell) == ["messages"])
  }

  @Test("An unknown type conforms to the article's own protocol where its place asks for that")
  func ownProtocols() throws {
    let store =
      "protocol Kept: AnyObject {}\n"
      + "protocol Store: Kept { init()\n  func fetch() async throws -> [Int] }\n"
      + "final class Model {\n  let store: any Store\n"
      + "  init(store: any Store) { self.store = store }\n}"
    let shapes =
      "protocol Named { var name: String { get } }\nprotocol Figure: Named {\n"
      + "  associatedtype Part\n  var size: Int { get set }\n  static var zero: Self { get }\n"
      + "  init(size: Int)\n  subscript(index: Int) -> Part { get }\n"
      + "  mutating func grow(by x: Int, then: (Int) throws -> Void) async throws -> Part\n}\n"
      + "func draw(_ figure: some Figure) { print(figure.name) }"
    let report = try Checking.check(
      parts: store,
      "let model = Model(store: MemoryStore())",
      shapes,
      "draw(Hexagon())",
      "draw(3)"
    )
    #expect(
      Checking.verdicts(report) == ["passed", "passed", "passed", "passed", "failed"]
    )
    #expect(report.snippets.map(\.assumed) == [[], ["MemoryStore"], [], ["Hexagon"], []])
  }

  @Test("A type shown without its members has what the article's own protocol asks for")
  func openConformances() throws {
    let report = try Checking.check(
      parts: "protocol Figure: Identifiable {\n  func draw(at place: Int)\n}",
      "struct Square: Figure { ... }\nSquare().draw(at: 1)",
      "struct Circle: Figure { var radius = 1 }"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.snippets[1].assumed == ["Square: Figure"])
  }

  @Test("A failure may be compared with a value of something unknown")
  func failures() throws {
    let code =
      "let result: Result<Int, any Error> = .success(1)\nswitch result {\n"
      + "case .success: break\ncase .failure(Problem.offline):\n  print(1)\ndefault: break\n}"
    #expect(try assumed(code) == ["Problem"])
  }

  @Test("What is caught may be a value of something unknown")
  func caught() throws {
    let code =
      "do {\n  try load()\n} catch Problem.offline {\n  print(1)\n} catch pattern where isLate {\n"
      + "  print(2)\n} catch {\n  print(error)\n}"
    #expect(try assumed(code) == ["Problem", "isLate", "load", "pattern"])
  }

  @Test("A sink with two closures ends a chain of publishers, whatever it begins with")
  func sinks() throws {
    let code =
      "func load() {\n  client.post(path: \"a\", type: Int.self)\n    .receive(on: RunLoop.main)\n"
      + "    .sink { completion in\n      switch completion {\n      case .failure(let error):\n"
      + "        print(error.localizedDescription)\n      case .finished: break\n      }\n"
      + "    } receiveValue: { value in print(value) }\n    .store(in: &cancellable)\n}"
    #expect(try assumed(code) == ["cancellable", "client"])
  }

  @Test("A condition that assigns is wrong, whatever is unknown besides")
  func assignments() throws {
    let code = "if case .failed(let code) = answer, code = 500 { print(code) }"
    #expect(try Checking.check(parts: code).snippets[0].verdict == .failed)
  }

  @Test("What a closure at the end of a chain tells apart is known by its cases")
  func chains() throws {
    let code =
      "func load() {\n  AF.request(\"a\").response(of: Int.self) { answer in\n"
      + "    switch answer.result {\n    case .success(let value): print(value)\n"
      + "    case .failure(let error): print(error)\n    }\n  }\n}"
    #expect(try assumed(code) == ["AF"])
  }

  @Test("What a type's own function gives may be a list of its values")
  func lists() throws {
    let code =
      "import SwiftUI\n\nstruct Forecast: View {\n  @State private var days = Weather.samples()\n"
      + "  var body: some View {\n    ForEach(days) { day in Text(day.name) }\n  }\n}"
    #expect(try assumed(code) == ["Weather"])
  }

  @Test("A class of UIKit's is what a representation's controller inherits from")
  func superclasses() throws {
    let code =
      "import SwiftUI\n\nstruct Camera: UIViewControllerRepresentable {\n"
      + "  func makeUIViewController(context: Context) -> CameraController {\n"
      + "    let controller = CameraController(quality: 1)\n    controller.flash = true\n"
      + "    return controller\n  }\n"
      + "  func updateUIViewController(_ controller: CameraController, context: Context) {}\n}"
    #expect(try assumed(code) == ["CameraController"])
  }

  @Test("Names of macros' libraries are SwiftSyntax's own")
  func syntax() throws {
    let code =
      "struct Twice: ExpressionMacro {\n"
      + "  static func expansion(of node: some FreestandingMacroExpansionSyntax,\n"
      + "    in context: some MacroExpansionContext) throws -> ExprSyntax { \"2\" }\n}"
    #expect(try assumed(code) == [])
    let printing = "import SwiftParser\nprint(Parser.parse(source: \"a\").statements.count) // 1"
    #expect(try Checking.verdicts(ofFences: printing) == ["passed"])
    #expect(
      try Checking.verdicts(ofFences: "import SwiftParser  // 602\nParser.parse(source: 1)") == [
        "failed"
      ]
    )
  }

  @Test("A precedence group, and an operator beside ones that the article shows, may be left out")
  func operators() throws {
    #expect(
      try assumed("infix operator <&: Pipes\nfunc <& (a: Int, b: Int) -> Int { a }") == ["Pipes"]
    )
    let pipes =
      "infix operator |>\nfunc |> <A, B>(a: A, f: (A) -> B) -> B { f(a) }\nprint(1 |> abs)"
    #expect(
      try Checking.verdicts(ofFences: pipes, "let a = 2 <|> 3")
        == ["passed", "undecided: declared nowhere: '<|>'"]
    )
    #expect(try Checking.verdicts(ofFences: "let a = 2 <|> 3") == ["failed"])
  }

  @Test("Calls of one name may take closures and other arguments, wait, throw and be compared")
  func calls() throws {
    let route =
      "app.get(\"cats\", \":id\") { request -> Cat in\n"
      + "  let id = request.parameters.get(\"id\")!\n  return Cat(id: id)\n}"
    #expect(try assumed(route) == ["Cat", "app"])
    let waiting = "it(\"works\") {\n  let value = try await client.load()\n  print(value)\n}"
    #expect(try assumed(waiting) == ["client", "it"])
    let throwing =
      "import Combine\nimport Foundation\n\nsession.load(url)\n  .tryMap { reply in\n"
      + "    guard reply.isGood else { throw URLError(.unknown) }\n    return reply.data\n  }\n"
      + "  .sink { print($0) }"
    #expect(try assumed(throwing) == ["session", "url"])
    let index = "let name = request.headers[\"name\"]?.text\nprint(name == 1 + 1)"
    #expect(try assumed(index) == ["request"])
  }

  @Test("Conditions unwrap what closures get, and assertions and tuples tell the types of the rest")
  func places() throws {
    let closure =
      "session.load(url) { data, response, error in\n  guard let data = data else { return }\n"
      + "  if let response { print(response.code) }\n  print(data.count)\n}"
    #expect(try assumed(closure) == ["session", "url"])
    let tuple = "func look() -> (font: String, size: Int) {\n  return (theme.font, theme.size)\n}"
    #expect(try assumed(tuple) == ["theme"])
    let test =
      "import XCTest\n\nfunc testAdds() {\n  let code = Code(value: 1)\n"
      + "  XCTAssertEqual(spy.added, code)\n}"
    #expect(try assumed(test) == ["Code", "spy"])
    let binding =
      "NavigationStack(path: $router.path) {\n  Text(\"a\")\n}\n.environment(router)"
    #expect(try assumed(binding) == ["router"])
  }

  @Test("Members know what surrounds them by what they hand over, bind and are given")
  func surroundings() throws {
    let members =
      "private let store: Store\n\ninit(store: Store) {\n  self.store = store\n  super.init()\n}"
    #expect(try assumed(members) == ["Store"])
    let binding = "Stepper(value: $age, in: 1...9) {\n  Text(\"Age: \\(self.age)\")\n}"
    #expect(try assumed(binding) == ["age"])
    let chain =
      "self.ticker = Timer.publish(every: 1, on: .main, in: .common)\n  .autoconnect()\n"
      + "  .sink { [unowned self] _ in\n    self.count -= 1\n  }"
    #expect(try assumed(chain) == ["count", "ticker"])
  }
}
