import Testing

@testable import DocCheck

@Suite("Verdicts on excerpts of what an app has")
struct AppExcerptTests {
  @Test("What a type says of itself may be left out; a misspelt member and another type's are not")
  func ownMembers() throws {
    let report = try Checking.check(
      parts: "final class Depot {\n  func close() {\n    self.crates.removeAll()\n  }\n}",
      "final class Store {\n  var barrels = [1]\n  func close() {\n    self.barels.removeAll()\n  }\n}",
      "struct Shed {\n  let area = 1\n}\nfunc measure(_ shed: Shed) {\n  print(shed.height)\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed", "failed"])
    #expect(report.snippets[0].assumed == ["Depot.crates"])
    #expect(
      Checking.findings(report) == [
        "4:10 undeclared-name: no 'crates' of 'Depot' is shown in this article; "
          + "it was taken to exist",
        "13:10 compile-error: value of type 'Store' has no member 'barels'; did you mean 'barrels'?",
        "23:14 compile-error: value of type 'Shed' has no member 'height'",
      ]
    )
  }

  @Test("A closure may use a member of its self that is left out")
  func membersOfSelfInClosures() throws {
    let report = try Checking.check(
      parts: "import UIKit\n\nfinal class DepotController: UIViewController {\n"
        + "  @objc private func tap(_: UIButton) {\n"
        + "    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in\n"
        + "      self?.warn()\n    }\n  }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["DepotController.warn"])
  }

  @Test("A member of an unknown protocol that a generic parameter conforms to is taken to exist")
  func genericParameter() throws {
    let report = try Checking.check(
      parts: "final class Pump<Source: Refillable> {\n  let source: Source\n"
        + "  init(source: Source) { self.source = source }\n"
        + "  func run() { source.refill() }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["Refillable", "Refillable.refill"])
  }

  @Test("A class inherits what our modules may lack, but a misspelt member counts")
  func heirs() throws {
    let head = "import UIKit\nclass Board: UIView {}\nlet board = Board()\n"
    #expect(
      try Checking.verdicts(
        ofFences: head + "board.glowsInTheDark = true",
        head + "board.isHiden = true"
      )
        == ["undecided: unsupported API: Board.glowsInTheDark", "failed"]
    )
  }

  @Test("An everyday name without arguments is a model's, not a library's generic type")
  func everydayNames() throws {
    let report = try Checking.check(
      parts: "import Foundation\n\nfunc parse(_ data: Data) -> [Record] { [] }",
      "func list() -> Array { [] }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["Record"])
  }

  @Test("An unknown type that a weak variable holds is a class's")
  func ownership() throws {
    let report = try Checking.check(
      parts: "final class Clerk {\n  weak var desk: FrontDesk?\n  unowned let hall: Hall\n"
        + "  init(hall: Hall) { self.hall = hall }\n  func call() { desk?.ring() }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["FrontDesk", "Hall"])
  }

  @Test("What stands in no type may use the self of one")
  func selfOutsideOfTypes() throws {
    let report = try Checking.check(
      parts: "let form = OrderForm(\n  title: \"Order\",\n  delegate: self\n)"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["OrderForm", "self"])
  }

  @Test("Errors that rest on what surrounds a fragment say nothing about it")
  func fragments() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "{ left, right in\n  left < right\n}",
        "let id = item.id\nprint(id)\nlet item = find(id)",
        "func load() async throws -> Int {\n  load { _ in }\n}",
        "import Combine\nFuture { promise in promise(.success(1)) }"
      )
        == [
          "undecided: the call around this closure is not shown",
          "undecided: a name means something else before it is declared here",
          "undecided: only one 'load' is shown: extra trailing closure passed in call",
          "undecided: what it is used for is not shown",
        ]
    )
  }

  @Test(
    "An access level in a function or a condition of the author's own is a mistake",
    arguments: [
      "func lay() {\n  private let eggs = 5\n  print(eggs)\n}",
      "if true {\n  private var eggs = 5\n  print(eggs)\n}",
      "struct NestView: View {\n  var body: some View {\n    private let eggs = 5\n    Text(\"\\(eggs)\")\n  }\n}",
    ]
  )
  func accessLevels(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("Members of unknown things may be objects, numbers and publishers")
  func membersOfUnknowns() throws {
    let report = try Checking.check(
      parts:
        "final class Router {\n  func start() {\n    child.parent = self\n    child.start()\n  }\n}",
      "func sum(_ node: Knot?) -> [Int] {\n  var result = [Int]()\n  result.append(node!.value)\n"
        + "  return result\n}",
      "import Combine\nfinal class Model: ObservableObject {\n  @Published var items: [Crate] = []\n"
        + "  @Published var message: String?\n  private var bag = Set<AnyCancellable>()\n"
        + "  func load() {\n    service.crates()\n      .sink(receiveCompletion: { [weak self] end in\n"
        + "        if case .failure(let error) = end { self?.message = error.localizedDescription }\n"
        + "      }, receiveValue: { [weak self] crates in self?.items = crates })\n"
        + "      .store(in: &bag)\n  }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
  }

  @Test("A test without its class is a method of one")
  func testMethods() throws {
    let report = try Checking.check(
      parts: "func testLoading() {\n  let loaded = XCTestExpectation(description: \"loaded\")\n"
        + "  loaded.fulfill()\n  wait(for: [loaded], timeout: 1)\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].wrapped == "members")
    let waiting =
      "func testLoading() async {\n  let loaded = expectation(description: \"loaded\")\n"
    #expect(
      try Checking.verdicts(ofFences: waiting + "  await fulfillment(of: [loaded])\n}") == [
        "passed"
      ]
    )
  }

  @Test("A snippet's conformance is the one that counts, and a later type brings its own along")
  func conformances() throws {
    let report = try Checking.check(
      parts:
        "struct Tide {}\n\nextension Tide: Equatable {\n  static func == (a: Tide, b: Tide) -> Bool { true }\n}",
      "extension Tide: Equatable {\n  static func == (a: Tide, b: Tide) -> Bool { false }\n}",
      "func meet(_ wave: Wave) { wave.show() }",
      "final class Wave {\n  func show() { draw(self) }\n}\nextension Wave: Drawable {}\n"
        + "protocol Drawable {}\nfunc draw(_ drawable: any Drawable) {}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "passed"])
  }

  @Test("Code that its comment calls wrong, and arguments without their call, are left alone")
  func wrongCode() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "// 错误代码\nstruct Pond {\n  var depth: Int { 1 }\n\n  mutating func fill() {\n\n    depth = 2\n  }\n}",
        "onChange: { _ in\n  check()\n}",
        "lamp: Int {\n  1\n}"
      )
        == [
          "undecided: its comment marks this as wrong, but not for the compiler: "
            + "cannot assign to property: 'depth' is a get-only property",
          "undecided: the call around this argument is not shown", "failed",
        ]
    )
  }

  @Test("Statements that return something stand in a function or in a view's body")
  func returningStatements() throws {
    let report = try Checking.check(
      parts: "guard let input = input else {\n  return nil\n}\nreturn Parser(input).parse()",
      "@State private var offset = CGSize.zero\nlet drag = DragGesture()\n"
        + "  .onChanged { value in offset = value.translation }\n"
        + "return Circle()\n  .offset(offset)\n  .gesture(drag)",
      "guard Bool.random() else {\n  return .notReady\n}\nreturn nil",
      "let sum = [1, 2].reduce(0, +)\nreturn sum.descripton"
    )
    #expect(
      Checking.verdicts(report) == [
        "passed", "passed", "undecided: the function around these statements is not shown",
        "failed",
      ]
    )
    #expect(report.snippets.map(\.wrapped) == ["statements", "view", "statements", "statements"])
  }

  @Test("A type inside an extension comes along with it")
  func nestedTypes() throws {
    let report = try Checking.check(
      parts: "struct Rail {}\nextension Rail {\n  struct Switch {\n    var isLeft = true\n  }\n}",
      "extension Rail.Switch {\n  mutating func turn() { isLeft.toggle() }\n}",
      "func make() -> Rail.Lamp { Rail.Lamp() }",
      "extension Rail {\n  struct Lamp {}\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "passed"])
    #expect(report.snippets[1].dependsOn == ["a.md#1"])
    #expect(report.snippets[2].dependsOn == ["a.md#1", "a.md#4"])
  }

  @Test("A library's type in the words of an article says nothing about it")
  func libraryTypes() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "public enum Optional<Wrapped>: ExpressibleByNilLiteral {\n  case none\n"
          + "  case some(Wrapped)\n}"
      )
        == [
          "undecided: it shows 'Optional' of the library: "
            + "'nil' cannot be used in context expecting type 'Optional<Wrapped>'"
        ]
    )
  }

  @Test("A function that is shown only in part may be the one that is called")
  func brokenOverloads() throws {
    let verdicts = try Checking.verdicts(
      ofFences: "func sort(_ numbers: [Int]) -> [Int] {\n  numbers.sorted()\n}",
      "func sort<T>(_ numbers: [T], _ isBefore: (T, T) -> Bool) -> [T] {",
      "print(sort([2, 1], <))"
    )
    #expect(
      verdicts == [
        "passed", "undecided: only the head of it is shown",
        "undecided: another 'sort' is shown only in part in a.md#2: extra argument in call",
      ]
    )
  }

  @Test("A requirement that a broken extension meets is not missing")
  func brokenExtensions() throws {
    let verdicts = try Checking.verdicts(
      ofFences: "protocol Loggable {\n  var text: String { get }\n  var lines: [String] { get }\n}",
      "extension Loggable {\n  var lines: [String] { text.rows(1) as Int }\n}",
      "struct Entry: Loggable {\n  var text = \"\"\n}"
    )
    #expect(
      verdicts[2]
        == "undecided: the extension of 'Loggable' in a.md#2 does not fit here: "
        + "type 'Entry' does not conform to protocol 'Loggable'"
    )
  }

  @Test("Words and arrows beside the code are remarks")
  func remarks() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "row.insert(seat, at: 1)    “row, insert seat at 1”",
        "print(\"left\")\n      ↑\n   the text is shown",
        "let name = “Ann”"
      )
        == [
          "undecided: words stand beside the code", "undecided: words stand beside the code",
          "failed",
        ]
    )
  }

  @Test("A key of the environment that the article declares only in code that fails is unknown")
  func keysOfBrokenSnippets() throws {
    let report = try Checking.check(
      parts:
        "import SwiftUI\n\nstruct Panel: View {\n  @Environment(\\.showMap) private var showMap\n"
        + "  var body: some View { Button(\"Map\") { showMap(1) } }\n}",
      "import SwiftUI\n\nextension EnvironmentValues {\n  var showMap: MapAction { get { 1 as String } }\n}\n"
        + "struct MapAction {}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["EnvironmentValues.showMap"])
  }

  @Test("A member that a later extension has, which does not compile, is not missing")
  func membersOfBrokenExtensions() throws {
    let verdicts = try Checking.verdicts(
      ofFences: "import UIKit\nlet slider = UISlider()\nslider.publisher(event: .valueChanged)",
      "extension UIControl {\n  func publisher(event: UIControl.Event) -> Pipe { Pype() as Int }\n}",
      "struct Pipe {}"
    )
    #expect(
      verdicts[0].hasPrefix("undecided: the extension of 'UIControl' with 'publisher' in a.md#2")
    )
    #expect(verdicts[1] == "failed")
  }
}
