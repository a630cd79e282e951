import Testing

@testable import DocCheck

@Suite("Verdicts on what an article leaves out")
struct LeftOutTests {
  @Test(
    "Code with holes compiles",
    arguments: [
      "let age: Int = ...\nprint(age + 1)", "let plant = …\nplant.water()",
      "let names: [String] = // ...\nfor name in names { print(name) }",
      "for row in ... { print(row) }", "let rows = [...]\nprint(rows.count)",
      "enum E { case a, b }\nfunc f(_ e: E) {\n  switch e {\n  case .a: ...\n  case .b: // 略\n  }\n}",
      "func load(_ n: Int) -> String\nprint(load(3).count)",
      "let a: <#Type#> = <#value#>\nprint(a)", "let a: Int = ???\nprint(a + 1)",
      "infix operator ???\nfunc ??? (a: Int?, b: Int) -> Int { a ?? b }\nlet c = Int(\"1\") ??? 2",
      "func sail(to port: String, days: Int) {}\nsail(...)\nsail(to: \"Oban\", ...)",
      "let timer = Timer.scheduledTimer(/* ... */) { _ in print(1) }",
      "final class Nest {\n  let eggs = 3\n  ..\n}\nprint(Nest().eggs)",
      "NavigationStack {\n  /// Content\n  .navigationTitle(\"Terns\")\n}", "-> ((Int) -> Int)",
      "-> [Tern]",
    ]
  )
  func compiles(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test(
    "An error that rests on what is left out says nothing about the code",
    arguments: [
      (
        "struct Box {\n  var a: Int\n  ...\n}\nlet box = Box(a: 1, b: 2)",
        "parts of 'Box' are left out: extra argument 'b' in call"
      ),
      (
        "struct Box {\n  var a: Int\n  // Outras propriedades...\n}\nlet box = Box(a: 1, b: 2)",
        "parts of 'Box' are left out: extra argument 'b' in call"
      ),
      (
        "func f(a: Int, b: Int) {}\nf(..., b: 1)",
        "part of this is left out: missing argument label 'a:' in call"
      ),
    ]
  )
  func explained(code: String, reason: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["undecided: \(reason)"])
  }

  @Test("A type that another snippet shows in part is held to what this one shows whole")
  func wholeVersion() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Box {\n  var a: Int\n  // ...\n}",
        "struct Box {\n  var a: Int\n  var b: Int\n}\nlet box = Box(a: 1, c: 2)",
        "let box = Box(a: 1, c: 2)"
      ).map { $0.prefix(9) } == ["passed", "failed", "undecided"]
    )
  }

  @Test("A comment with dots that speaks of the next member leaves nothing out")
  func remarkAboveMember() throws {
    let code = "struct Box {\n  // this is it...\n  var a: Int\n}\nlet box = Box(a: 1, b: 2)"
    let parted = code.replacing("...\n", with: "...\n\n")
    #expect(try Checking.verdicts(ofFences: code, parted) == ["failed", "failed"])
  }

  @Test("Arguments that are missing beside no elision fail")
  func missingArguments() throws {
    let code = "func sail(to port: String, days: Int) {}\nsail(to: \"Oban\")"
    #expect(try Checking.verdicts(ofFences: code, "sail( )") == ["failed", "failed"])
  }

  @Test(
    "An error beside an elision that has nothing to do with it fails",
    arguments: [
      "let a: Int = ...\nlet b: Int = \"b\"",
      "func f() {\n  // ...\n  let b: Int = \"b\"\n}",
      "struct Box { let size: Int }\nfunc f(_ box: Box) {\n  print(box.sise)\n  // ...\n}",
      "struct Box { let size: Int }\nfunc f() {\n  ...\n  let box = Box(sise: 1)\n}",
      "struct A { ... }\nstruct Box { let size: Int }\nprint(Box(size: 1).weight)",
      "func f() -> Int { ... }\nfunc g() -> Int {\n  let a = 1\n}",
      "func f() {\n  Task {\n    // load the terns\n    .map { $0 }\n  }\n}",
      "List {\n  ForEach(terns) { Text($0) }\n  .onDelete { // ... }\n  .onMove { // ... }\n}",
    ]
  )
  func unexplained(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("A class whose initialiser is not shown can be made by another snippet")
  func initialisers() throws {
    let pump = "class Pump {\n  let rate: Int\n  var on = false\n}"
    #expect(
      try Checking.verdicts(
        ofFences: pump,
        "print(Pump(rate: 3).on)",
        "print(Pump().rate)",
        "print(Pump(rat: 1))"
      )
        == ["passed", "passed", "passed", "failed"]
    )
    #expect(try Checking.verdicts(ofFences: "\(pump)\nlet pump = Pump()") == ["failed"])
  }

  @Test("A value that is only announced at the top level is a premise; in a function it is missing")
  func premises() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let done: (Int) -> Void\ndone(3)",
        "func f() { let a: Int; print(a) }"
      )
        == ["undecided: the value of 'done' is not shown", "failed"]
    )
  }

  @Test("Another snippet's type may have members that no snippet shows; a misspelt one is an error")
  func members() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "struct Sheep { let wooliness = 1 }",
        "print(Sheep().isHungry)",
        "print(Sheep().woolines)",
        "struct Goat { let milk = 1 }\nprint(Goat().isHungry)",
        "enum Breed: CaseIterable { case merino }",
        "print(Breed.allCasees)"
      ) == [
        "passed", "passed", "failed", "failed", "passed", "failed",
      ]
    )
  }

  @Test("A listing without bodies is a signature; what calls its functions sees them")
  func listings() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "func fetch(id: Int) async throws -> [String]",
        "let a = try await fetch(id: 1).count + 1",
        "let a = try await fetch(ix: 1)",
        "extension Int {\n  struct Half {\n    init(of number: Int)\n  }\n}"
      ) == ["passed", "passed", "failed", "passed"]
    )
  }

  @Test("A listing that does not compile here is taken for what it announces")
  func uncertainListings() throws {
    let report = try Checking.check(
      """
      ```swift
      func harvest() -> Orchard.Basket
      ```

      ```swift
      harvest()
      ```
      """
    )
    #expect(report.snippets.last?.verdict == .passed(.compiled))
    #expect(report.snippets.last?.assumed == ["Orchard"])
  }

  @Test("Statements that use what belongs to the main actor run there; functions do not")
  func mainActor() throws {
    let store = "@MainActor final class Store { var count = 0 }"
    #expect(
      try Checking.verdicts(
        ofFences: store,
        "let store = Store()\nprint(store.count)",
        "if let limit = Optional(3) {\n  print(Store().count + limit)\n}",
        "func read(_ store: Store) -> Int { store.count }"
      ) == ["passed", "passed", "passed", "failed"]
    )
  }

  @Test("Modifiers of views and of scenes each have something before them")
  func receivers() throws {
    #expect(
      try Checking.verdicts(
        ofFences: ".onPreferenceChange(HeightKey.self) { height in print(height) }",
        ".windowResizability(.contentSize)\n.defaultSize(width: 300, height: 200)",
        "RootView()\n  .environment(Store())\n\n@MainActor @Observable final class Store {}"
      ) == ["passed", "passed", "passed"]
    )
  }

  @Test("A property that is named after the one of the view around it is not judged alone")
  func renamed() throws {
    #expect(
      try Checking.verdicts(ofFences: "@Bindable var model = model", "let size = size")
        == ["undecided: the view around these properties and expressions is not shown", "passed"]
    )
  }

  @Test("Statements that use a type around them which is not shown are not judged by it")
  func statementsOfTypes() throws {
    #expect(
      try Checking.verdicts(ofFences: "let old = self\nself = old + 1")
        .first?.hasPrefix("undecided: the type around these statements is not shown") == true
    )
  }

  @Test("A type with parts left out may have the members that the code uses")
  func elidedMembers() throws {
    let report = try Checking.check(
      "```swift\nstruct Box {\n  // …\n  let colour: Int\n}\nfunc f(_ box: Box) { print(box.size, box.unwrap()) }\n```\n\n"
        + "```swift\nfunc g(_ box: Box) { print(box.coluor) }\n```\n"
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .failed])
    #expect(report.snippets[0].assumed == ["Box.size", "Box.unwrap"])
  }

  @Test("A function of an opaque type whose body is left out gives any value of it")
  func opaqueResults() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "protocol Animal { func eat() }\nfunc nearest() -> some Animal {\n  // …\n}\nnearest().eat()",
        "func lines(of file: String) -> some Sequence<String> { ... }",
        "func feed(_ animal: some Pet, _ others: [any Pet]) { animal.play() }"
      ) == ["passed", "passed", "passed"]
    )
  }

  @Test("Members that stand twice under markers inside a type are variants, others conflict")
  func variantsInside() throws {
    let scan = "  func scan() -> Int { 1 }\n"
    #expect(
      try Checking.verdicts(
        ofFences:
          "struct Probe {\n  // WRONG\n\(scan)\n  // RIGHT\n\(scan)}",
        "struct Probe {\n\(scan)\n\(scan)}"
      ) == ["passed", "failed"]
    )
  }

  @Test("One function with an empty body that must return is forgotten, several are an outline")
  func emptyBodies() throws {
    let total = "func total(of rows: [Int]) -> Int {\n}"
    let mean = "func mean(of rows: [Int]) -> Double {\n\n}"
    #expect(
      try Checking.verdicts(ofFences: "\(total)\n\(mean)", total)
        == ["undecided: bodies of functions are not shown", "failed"]
    )
  }

  @Test("Declarations with a property that only an initialiser could give its value are members")
  func valuelessProperty() throws {
    let report = try Checking.check(
      "```swift\nlet width: Int\nfunc area() -> Int { width * 2 }\n```\n"
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled)])
    #expect(report.snippets[0].wrapped == "members")
  }

  @Test("An error on the line of something unknown, about what stands in for it, is undecided")
  func unknownTypes() throws {
    #expect(
      try Checking.verdicts(ofFences: "let names = ...\nlet size: Int = names.map { $0 }.reduce")
        == ["undecided: part of this is left out: it is of no certain type"]
    )
  }

  @Test("A library may have an overload that takes more arguments, and the article's code does not")
  func overloads() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "let rows = [[1]].joined(by: 2)",
        "import UIKit\nlet image = UIImage(named: \"a\", size: nil)",
        "struct Rock { func roll() {} }\nRock().roll(1)"
      ) == [
        "undecided: unsupported API: 'joined': argument passed to call that takes no arguments",
        "undecided: unsupported API: UIImage(named:size:)", "failed",
      ]
    )
  }

  @Test("A snippet that means a library's type is not judged by the article's type of its name")
  func shadows() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Duration { let days: Int }
      ```

      ```swift
      let pause: Duration = .seconds(3)
      ```
      """
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
  }

  @Test("Variables of an actor may begin with one another's values")
  func isolatedVariables() throws {
    let code = "@MainActor\nvar low = 20\n\n@MainActor\nvar high = low + 2"
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }
}
