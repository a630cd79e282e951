import Testing

@testable import DocCheck

/// Code with something that the article does not show, and mistakes that have nothing to do with it.
@Suite("Mistakes beside what is not shown")
struct SettledItemsTests {
  @Test(
    "A mistake in a declaration that uses nothing unknown fails beside one that does",
    arguments: [
      "enum Wind { case up, down }\nlet wind = Wind.up\nswitch wind { case .up: print(1); case .dwon: print(2) }",
      "struct Stack<Element> { var items: [Element] = [] }\nlet stack = Stack()",
      "let depth: UInt8 = 300",
      "func keep(_ work: () -> Void) { let later = { work() }; DispatchQueue.main.async(execute: later) }",
      "struct Tern {}\nlet terns: Set<Tern> = []\nprint(terns)\nfunc ring(_ tern: Tern) -> Int { \"\" }",
      "let parts = \"a,b\".split(\",\")",
      "struct NestView: View {\n  @State var count = 0\n  var body: some View { Text(count) }\n}",
    ]
  )
  func settled(code: String) throws {
    let unknown = "func feed(_ colony: Colony) { colony.load() }"
    #expect(try Checking.verdicts(ofFences: code + "\n" + unknown) == ["failed"])
  }

  @Test("What is made of something unknown, or extends it, says nothing")
  func open() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let colony = Colony()\nlet count: UInt8 = colony.count",
        "extension Colony { var eggs: Int { 3 } }\nlet eggs: String = Colony().eggs"
      ).allSatisfy { !$0.hasPrefix("failed") }
    )
  }

  @Test(
    "A mistake of form fails whatever the unknown names in it are",
    arguments: [
      "extension Colony { var eggs = 5 }",
      "protocol Nesting { func lay() { } }\nclass Nest: Colony, Nesting { }",
      "switch colony { }",
      "guard let tern = colony else { print(\"none\") }\nprint(tern)",
      "func feed(_ colony: Colony) -> Int { let eggs: Int = \"a\"; return colony.count(eggs) }",
      "func move(_ colony: Colony) { colony = Colony() }",
      "struct Nest { private var colony: Colony; init() { colony = Colony() } }\nprint(Nest().colony)",
      "func lay() async { }\nfunc feed() { lay(); load() }",
      "func lay() throws { }\nfunc feed() { lay(); load() }",
      "struct Nest { var colony: Colony }\nlet nest = Nest()",
      "List(terns) { tern in Text(tern.name) }.navigationBarTitel(\"Terns\")",
    ]
  )
  func forms(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test(
    "A function that is not shown may never return, and a wrapper may give a property its value"
  )
  func unsettled() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "guard let tern = colony else { giveUp() }\nprint(tern)",
        "struct Nest { @Injected var colony: Colony }\nlet nest = Nest()"
      ).allSatisfy { !$0.hasPrefix("failed") }
    )
  }

  @Test("Types of Foundation in the extension of something unknown are Foundation's")
  func lateImport() throws {
    let code =
      "extension Colony {\n  static func load() -> Colony {\n"
      + "    Colony(home: URL(string: \"https://example.com\")!)\n  }\n}"
    #expect(try Checking.assumed(ofPassing: code) == ["Colony"])
  }

  @Test("The drawing of a tree is no Swift, and a blank is left to the reader")
  func noSwift() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "App\n ├─ Core\n │   ├─ Nest\n └─ Shared (a, b)",
        "func lay() {\n  terns.append ______\n}"
      ) == [
        "skipped: pseudo-code: parts of it are left out",
        "undecided: '______' stands for something else",
      ]
    )
  }
}
