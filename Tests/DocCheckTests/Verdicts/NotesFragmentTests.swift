import Testing

@testable import DocCheck

@Suite("Fragments of notes and guides")
struct NotesFragmentTests {
  @Test(
    "What a fragment does not show is taken to exist",
    arguments: [
      "completion = { [weak self] in\n  self?.sail()\n}",
      "let closure = { [weak self] in\n  self?.sail()\n}\nclosure()",
      "completion = { [unowned self] in\n  self.sail()\n}",
      "extension Tern: Equatable {\n"
        + "  static func == (lhs: Tern, rhs: Tern) -> Bool { lhs.ring == rhs.ring }\n}\n\n"
        + "extension Tern: Hashable {\n"
        + "  func hash(into hasher: inout Hasher) { hasher.combine(ring) }\n}",
      "extension Egg: Comparable {\n"
        + "  static func < (lhs: Egg, rhs: Egg) -> Bool { lhs.size < rhs.size }\n}",
      "for (name, color) in palette {\n  print(name, color)\n}\nprint(palette.first!.color)",
      "@Test func sails() async {\n  let isFar = await fleet.sail()\n  #expect(isFar)\n}",
      "func eggs(of tern: Int) -> Int? {\n  return nests[tern]\n}",
      "@Test func sails() async {\n  let isFar = await fleet.sail()\n  #expect(!isFar)\n}",
      "let image = UIImage(systemName: \"bird\")\nnestView.image = image",
      "handler = { hen, egg in print(hen, egg) }\nhandler(1, 2)",
      "for (name, (hen, egg)) in nests { print(name, hen, egg) }",
      "let nest = Nest(eggs: 3)\n\n.frame(width: 3)",
      "let terns = [1, 2]\n\nlet terns = [\n  \"common\",\n  \"arctic\",\n]",
    ]
  )
  func passes(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code).allSatisfy { $0 == "passed" })
  }

  @Test(
    "What an author leaves out or puts into words says nothing about the code",
    arguments: [
      (
        "class Tern {\n  var name: String\n  // init\n}\n\nlet tern = Tern(\"Ada\")",
        "parts of 'Tern' are left out: class 'Tern' has no initializers"
      ),
      (
        "extension UIViewController {\n  override open var nest: UIResponder? { view.superview }\n}",
        "what it overrides of 'UIViewController' is not shown"
      ),
      ("if (Bool condition) {\n  statements\n}", "'Bool condition' stands for something else"),
      (
        "guard let tern = nest else {\n  statements\n\n  /* It has to leave. */\n}",
        "declared nowhere: 'nest', 'statements'"
      ),
      ("enum Part { case main }\n\nDictionary<Part, String>", "types are only listed"),
      ("}) { finished in // all too late", "only the end of it is shown"),
      (
        "func eggs(_ eggs: Eggs) -> Self {\n  self.eggs = eggs\n  return self\n}",
        "declared nowhere: 'Eggs'"
      ),
      (
        "func expect(_ eggs: Int = default,\n  hens: Int = default)",
        "'default' stands for something else"
      ),
      (
        "for (egg, tern) in nests { print(egg, tern) }\nprint(nests[0].hen)",
        "declared nowhere: 'nests'"
      ),
    ]
  )
  func undecided(code: String, reason: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["undecided: " + reason])
  }

  @Test(
    "A mistake is one beside what is left out",
    arguments: [
      "class Tern {\n  // init\n  var name: String\n}\n\nlet tern = Tern(\"Ada\")",
      "extension Tern: Equatable {\n"
        + "  static func == (lhs: Tern, rhs: Tern) -> Bool { true }\n"
        + "  static func == (lhs: Tern, rhs: Tern) -> Bool { true }\n}",
      "let pair = (a: 1, b: 2)\nprint(pair.c)", "let terns = [1, 2]\nlet terns = [\"common\"]",
      "guard let tern = nest else {\n  print(1)\n}",
    ]
  )
  func fails(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("A comment that denies what the compiler denies announces the error")
  func denial() throws {
    let code =
      "class Tern {}\n\n// cannot add stored properties\nextension Tern {\n  let name = \"\"\n}"
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
    for comment in ["The value type cannot be changed", "A type must not be copied"] {
      let wrong = "// \(comment)\nlet eggs: String = 42"
      #expect(try Checking.verdicts(ofFences: wrong).allSatisfy { $0 != "passed" })
    }
    let other = code.replacing("cannot add stored properties", with: "adds what is stored")
    #expect(try Checking.verdicts(ofFences: other) == ["failed"])
  }

  @Test("What the screen and the battery tell has names in UIKit")
  func notifications() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "import UIKit\n\nlet names = [\n"
          + "  UIApplication.userDidTakeScreenshotNotification,\n"
          + "  UIApplication.willTerminateNotification,\n"
          + "  UIDevice.batteryLevelDidChangeNotification,\n]\nprint(names)"
      ) == ["passed"]
    )
  }
}
