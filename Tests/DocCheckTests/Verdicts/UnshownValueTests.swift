import Testing

@testable import DocCheck

@Suite("Values and modifiers whose surroundings are not shown")
struct UnshownValueTests {
  @Test(
    "What is around such code is taken to exist",
    arguments: [
      // A variable has the name of the function that gives its value.
      ("func show() {\n  let tern = tern(ring: 7)\n  print(tern.name)\n}", ["tern"]),
      ("let tern = tern(ring: 7)\nprint(tern.name)", ["tern"]),
      ("let delegate = delegate\ndelegate?.didLand()", ["delegate"]),
      (
        "func testLanding() {\n  let expectation = expectation(description: \"landed\")\n"
          + "  land { expectation.fulfill() }\n  wait(for: [expectation], timeout: 1)\n}",
        ["land"]
      ),
      // Names that a library has for something else.
      ("defer { file.close() }\nprint(file.name, ring)", ["file", "ring"]),
      (
        "ForEach(SortOrder.allCases, id: \\.self) { Text($0.rawValue) }",
        ["SortOrder"]
      ),
      ("import SwiftUI\n\nlet loudness = Settings.shared.loudness", ["Settings"]),
      // Modifiers that only gestures and lists have, and the state of a gesture.
      (
        ".onDelete(perform: lose)\n.onMove { terns.move(fromOffsets: $0, toOffset: $1) }",
        ["lose", "terns"]
      ),
      (".onChanged { offset = $0.translation }\n.onEnded { _ in offset = .zero }", ["offset"]),
      (
        ".gesture(DragGesture().updating($drag) { value, state, _ in state = value.translation })",
        ["drag"]
      ),
      // Elements of lists and values of keys.
      ("for case let .landed(terns) in stages { print(terns.count) }", ["stages"]),
      ("colony.limits[.nests] = 30\ncolony.rings[i] *= 2", ["colony", "i"]),
      (
        "subscript(row: Int, column: Int) -> Double {\n  get { grid[row * columns + column] }\n"
          + "  set { grid[row * columns + column] = newValue }\n}",
        ["columns", "grid"]
      ),
      (
        "final class Search: ObservableObject {\n  @Published var text = \"\"\n"
          + "  @Published var found: [Tern] = []\n\n  init(flock: Flock) {\n"
          + "    $text.flatMap { text in flock.search(text).catch { _ in Just([]) } }\n"
          + "      .receive(on: DispatchQueue.main)\n      .assign(to: &$found)\n  }\n}",
        ["Flock", "Tern"]
      ),
    ]
  )
  func surroundings(code: String, names: [String]) throws {
    #expect(try Checking.assumed(ofPassing: code) == names)
  }

  @Test(
    "Mistakes in such code stay mistakes",
    arguments: [
      "func count() {\n  let add = { (n: Int) -> Int in n < 1 ? n : add(n - 1) }\n  print(add(3))\n}",
      "func show() {\n  print(total)\n  let total = 3\n}",
      "func sum(total: Int) -> Int { total }\n\nfunc show() {\n  print(total)\n"
        + "  let total = sum(total: 3)\n}",
      ".onDelette(perform: lose)",
      ".onEnded { value in offset = value.translatoin }",
      "enum Stage {\n  case landed(Int)\n}\n\nlet stages: [Stage] = []\n"
        + "for case let .lnded(terns) in stages { print(terns) }",
    ]
  )
  func mistakes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }
}
