import Testing

@testable import DocCheck

@Suite("Misspelt names") struct MisspellingTests {
  @Test("A variable that a snippet misspells stays misspelt beside a bad one")
  func misspeltLocal() throws {
    let report = try Checking.check(
      parts: "struct Galaxy { var name: String? }\nlet galaxy: Galaxy = \"milky\"",
      "func place() -> String {\n  let actualLocaton = galaxy.name ?? \"\"\n  return actualLocation\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "failed"])
    #expect(
      Checking.findings(report).last
        == "9:10 compile-error: cannot find 'actualLocation' in scope; did you mean 'actualLocaton'?"
    )
  }

  @Test("A variable that is declared and never used is meant where another snippet's does not fit")
  func misspeltDeclaration() throws {
    let report = try Checking.check(
      parts: "func rate() {\n  let ratinggs = [1, 2]\n  print(ratings.count)\n}",
      "let ratings: [Int] = \"none\""
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "failed"])
  }

  @Test("What an app adds to a generic type is not taken for a member of another type")
  func memberOfOtherType() throws {
    let verdicts = try Checking.verdicts(
      ofFences: "var bag: [Int] = []\nTask { print(1) }.store(in: &bag)",
      "print((1.0...3.0).bounds)",
      "let task = Task { 1 }\ntask.cancell()",
      "print(Set([1]).contans(1))"
    )
    #expect(
      verdicts == [
        "undecided: unsupported API: Task<(), Never>.store",
        "undecided: unsupported API: ClosedRange<Double>.bounds", "failed", "failed",
      ]
    )
  }

  @Test("A type that a snippet declares is what it misspells, whatever others declare")
  func misspeltOwnType() throws {
    let report = try Checking.check(
      parts:
        "class Tenant {\n  var flat: Apartmennt?\n}\n\nclass Apartment {\n  var tenant: Tenant?\n}",
      "class Apartment {\n  unowned var tenant: Tenant\n  init(_ tenant: Tenant) { self.tenant = tenant }\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "passed"])
    #expect(report.snippets[1].assumed == ["Tenant"])
  }

  @Test("A member that an extension adds can be misspelt as well")
  func misspeltMemberOfExtension() throws {
    let report = try Checking.check(
      parts: "# One",
      "struct Stack<Element> { var items: [Element] = [] }\nvar names = Stack<String>()",
      "# Two",
      "extension Stack { var topItem: Element? { items.last } }",
      "if let top = names.topIteem { print(top) }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "failed"])
  }

  @Test("A type is no correction of a member of its name")
  func typeAndMember() throws {
    let code = "struct Package { struct Target {} }\nstruct Other {}\nprint(Package.target)"
    #expect(
      try Checking.check(parts: code).findings.allSatisfy { !$0.message.contains("did you mean") }
    )
  }

  @Test("A misspelt local name is one, whatever bears that name elsewhere")
  func misspeltLocalElsewhere() throws {
    let local = "func sum(_ a: [Int]) {}\nfunc run() {\n  let ratings = [1]\n  sum(ratinggs)\n}"
    #expect(Checking.verdicts(try Checking.check(parts: "let ratings = []", local))[1] == "failed")
  }

  @Test(
    "A member of a library's extended type, of a nested type or of a tuple can be misspelt",
    arguments: [
      "extension Collection { func allEqual() -> Bool { true } }\nprint([1].allEquaal())",
      "let player = (health: 1, energy: 2)\nprint(player.energgy)",
      "extension Int { mutating func square() { self *= self } }\nvar a = 3\na.squarre()",
      "struct Card { enum Suit: Int { case spades, hearts } }\nlet a = Card.Suit.heartts.rawValue",
    ]
  )
  func misspeltMemberElsewhere(code: String) throws {
    #expect(Checking.verdicts(try Checking.check(parts: code)) == ["failed"])
  }

  @Test("A name beside inherited types that are declared nowhere is no misspelling")
  func placeholders() throws {
    let report = try Checking.check(
      parts: "class SomeBaseclass {}",
      "class Some: SomeBaseClass, FirstTrait, OtherTrait {}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
  }

  @Test("A name is no misspelling of what does not compile itself")
  func unprovenCorrection() throws {
    let report = try Checking.check(
      parts: "# One",
      "let evens: [Int] = \"two\"",
      "# Two",
      "print(events.first?.date)"
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "passed"])
  }

  @Test("A name is no misspelling of what is made from what is declared nowhere")
  func unknownCorrection() throws {
    let report = try Checking.check(
      parts: "# One",
      "let evens = counts.filter { $0 > 2 }",
      "# Two",
      "print(events.first?.date)"
    )
    #expect(report.snippets.map(\.assumed) == [["counts"], ["events"]])
  }

  @Test("A member that is nearly one of the type is misspelt")
  func misspeltMember() throws {
    let report = try Checking.check(
      parts: "struct Garden { var fences = 3 }",
      "let garden = Garden()\nprint(garden.fencse)"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
  }

  @Test("A near name that does not fit the code is no correction")
  func refutedCorrection() throws {
    let report = try Checking.check(
      parts: "let evens = [2, 4, 6]",
      "let first = events.sorted { $0.date < $1.date }.first"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].assumed == ["events"])
  }

  @Test("A near name that fits the code is one")
  func correction() throws {
    let report = try Checking.check(
      parts: "let evens = [2, 4, 6]",
      "let first = evenz.sorted { $0 < $1 }.first"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
    #expect(
      Checking.findings(report)
        == ["6:13 compile-error: cannot find 'evenz' in scope; did you mean 'evens'?"]
    )
  }

  @Test("A type inside of another one can be misspelt as well")
  func nestedTypes() throws {
    let report = try Checking.check(
      parts: "struct Radio {}\nextension Radio {\n  struct EventStation { var number = 1 }\n}",
      "extension Radio {\n  func first() -> EventStation { EventStaton() }\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(
      report.findings.map(\.message) == [
        "cannot find 'EventStaton' in scope; did you mean 'EventStation'?"
      ]
    )
  }

  @Test("A type that an extension which does not compile declares is lacking in no library")
  func excludedTypes() throws {
    let extended = "import UIKit\nextension UIControl {\n"
    let report = try Checking.check(
      parts: extended + "  func first() -> UIControl.EventStation { EventStaton() }\n}",
      extended + "  struct EventStation {\n    let number: Int = \"1\"\n  }\n}",
      "import UIKit\nlet station: UIControl.EventStation? = nil"
    )
    #expect(Checking.verdicts(report).map { $0.prefix(9) } == ["undecided", "failed", "undecided"])
    #expect(report.findings.map(\.rule.id) == ["compile-error"])
  }

  @Test(
    "A member is misspelt only if its own type has the other one",
    arguments: [
      ("let white = 0xffffff.color", "undecided: unsupported API: Int.color"),
      ("let size = 5.magnitud", "failed"), ("let day = Date().timeIntervalSinceNw", "failed"),
    ]
  )
  func misspeltMemberOfOwn(code: String, verdict: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == [verdict])
  }

  @Test("A member of a generic type of the standard library can be misspelt as well")
  func genericTypes() throws {
    let report = try Checking.check(parts: "func halt() -> Bool { Task.isCancelleed }")
    #expect(Checking.verdicts(report) == ["failed"])
    #expect(report.findings.contains { $0.message.hasSuffix("did you mean 'isCancelled'?") })
  }

  @Test("What a type is part of the name of is another type")
  func partsOfNames() throws {
    let report = try Checking.check(
      parts: "enum CatError: Error { case sleeps }\nfunc call() throws -> Cat { Cat() }\n"
        + "func feed() -> Result<Cat, CatError> {\n  do { return .success(try call()) }\n"
        + "  catch { return .failure(error) } // does not compile\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
  }

  @Test("Names that a letter at their end tells apart are no misspellings of one another")
  func lettered() throws {
    let code =
      "@ViewBuilder func quay(isOpen: Bool) -> some View {\n"
      + "  if isOpen {\n    ViewA()\n  } else {\n    ViewB()\n  }\n}"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["ViewA", "ViewB"])
  }

  @Test(
    "Members of what Foundation passes on are misspelt like any other",
    arguments: [
      ("DispatchQueue.main.asynnc { print(1) }", "async"),
      ("DispatchQueue.globaal().async { print(1) }", "global"),
      ("let session = URLSession.shareed", "shared"),
      ("let queue = DispatchQueue(label: \"a\", attributes: .concurrennt)", "concurrent"),
    ]
  )
  func passedOn(code: String, meant: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["failed"])
    #expect(Checking.findings(report).allSatisfy { $0.hasSuffix("did you mean '\(meant)'?") })
  }

  @Test("A view that nobody shows has no misspelt modifiers")
  func modifierOfUnknownView() throws {
    let report = try Checking.check(
      parts: "DetailView().environment(\\.font, .title)",
      "DetailView().environmennt(\\.font, .title)",
      "VStack {\n  DetailView()\n    .paddingg()\n}",
      "DetailView().branded()"
    )
    #expect(
      report.snippets.map(\.verdict.name) == ["passed", "undecided", "undecided", "passed"]
    )
  }

  @Test("A misspelt colour of the system is no asset")
  func colour() throws {
    let report = try Checking.check("```swift\nlet hull = Color(.systemRedd)\n```\n")
    #expect(Checking.verdicts(report) == ["failed"])
  }

  @Test("A member of a module that has nothing to do with a type is not meant there")
  func otherModule() throws {
    #expect(
      try Checking.verdicts(ofFences: "let depth = UnsafeMutablePointer<Int>.alloc(1)")
        == ["undecided: unsupported API: UnsafeMutablePointer<Int>.alloc"]
    )
  }

  @Test("A member that another type of the libraries has is no misspelling")
  func elsewhere() throws {
    #expect(
      try Checking.verdicts(ofFences: "let twice = [5].async.map { $0 * 2 }")
        == ["undecided: unsupported API: [Int].async"]
    )
  }

  @Test("A case of a library's enumeration can be misspelt in a pattern as well")
  func misspeltCase() throws {
    let report = try Checking.check(
      parts: "import Combine\nlet tides = PassthroughSubject<Int, Error>()",
      "tides.sink { result in\n  switch result {\n  case .finisheed: print(1)\n"
        + "  case .failure(let error): print(error)\n  }\n} receiveValue: { _ in }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
    #expect(
      Checking.findings(report).last
        == "9:9 compile-error: type '_ErrorCodeProtocol' has no member 'finisheed'; "
        + "did you mean 'finished'?"
    )
  }
}
