import Testing

@testable import DocCheck

@Suite("A second look at guesses") struct SecondLookTests {
  @Test(
    "What an extension gave to an earlier version of a class of Foundation's does not excuse it"
  )
  func formerExtension() throws {
    let version =
      "class Person: NSObject {\n  var age: String\n  init(age: Int) { self.age = age }\n}"
    #expect(
      try Checking.verdicts(
        ofFences: "class Person {\n  var age = 1\n}\n\nextension Person: Equatable {\n"
          + "  static func == (a: Person, b: Person) -> Bool { a.age == b.age }\n}",
        version
      ) == ["passed", "failed"]
    )
  }

  @Test("One bad snippet does not keep another one from being judged")
  func brokenContext() throws {
    let report = try Checking.check(
      parts: "struct Lamp {\n  let watts: Int = \"bright\"\n}",
      "func light(_ lamp: Lamp) -> Int { lamp.watts + 1 }"
    )
    #expect(Checking.verdicts(report) == ["failed", "passed"])
    #expect(report.snippets[1].assumed == ["Lamp"])
    #expect(
      Checking.findings(report).last
        == "7:1 undeclared-name: what this article shows of 'Lamp' does not fit this code; "
        + "it was taken to exist"
    )
  }

  @Test("What is wrong with a snippet itself stays wrong beside a bad one")
  func ownError() throws {
    let report = try Checking.check(
      parts: "struct Lamp {\n  let watts: Int = \"bright\"\n}",
      "func light(_ lamp: Lamp) -> Int { \"none\" }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["failed", "undecided"])
  }

  @Test("A value is made as another version of its type allows, which need not fit as a whole")
  func otherInitializer() throws {
    let first = "class Heat {\n  var degrees: Double = 0\n}"
    let use =
      "class Oven {\n  var heat = Heat(degrees: 0)\n  func set(_ new: Heat) { heat = new.copy() }\n}"
    let second =
      "class Heat {\n  let degrees: Double\n  init(degrees: Double) { self.degrees = degrees }\n}"
    #expect(
      try Checking.check(parts: first, use, second).snippets.map(\.verdict.name)[1] == "undecided"
    )
    let other = use.replacing("heat = new.copy()", with: "print(new.copy())")
    #expect(
      try Checking.check(parts: first, other, second).snippets.map(\.verdict.name)[1] == "passed"
    )
    let made = "let heat = Heat(degrees: 0)"
    #expect(
      try Checking.check(parts: first, made, second).snippets.map(\.verdict.name)[1] == "passed"
    )
    #expect(try Checking.check(parts: first, made).snippets.map(\.verdict.name)[1] == "failed")
  }

  @Test("What the compiler gives up beside something unknown is no error of the code")
  func givenUp() throws {
    let report = try Checking.check(
      parts:
        "import SwiftUI\nstruct Lamp: LabelStyle {\n  func makeBody(configuration: Configuration) -> "
        + "some View { configuration.title }\n}",
      "struct Sign { func inspect() {} }",
      "func test() throws {\n  let icon = try Lamp().inspect().icon(1)\n"
        + "  XCTAssertEqual(try icon.padding(), EdgeInsets(top: 5, leading: 5, bottom: 5, trailing: 5))\n"
        + "  XCTAssertEqual(try icon.padding(.all), 5)\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "undecided"])
  }

  @Test("A member that the article leaves out of its type is taken to exist")
  func unshownMember() throws {
    let report = try Checking.check(
      parts: "struct Garden { var beds = 3 }",
      "let garden = Garden()\ngarden.water(from: \"can\")\nlet first = Garden.blooming"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].assumed == ["Garden.blooming", "Garden.water"])
  }

  @Test(
    "A member that only another type has is not of the one that is shown elsewhere",
    arguments: [
      ("func lift(with crane: Crane) {\n  if crane.isOpen { halt() }\n}", ["Crane", "halt"]),
      ("let open = Crane().isOpen", ["Crane"]),
    ]
  )
  func otherVersion(use: String, assumed: [String]) throws {
    let report = try Checking.check(
      parts: "# One",
      "struct Crane { var height = 3 }",
      "# Two",
      "struct Yard { var isOpen = true }",
      "# Three",
      use
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(report.snippets[2].assumed == assumed)
  }

  @Test("A function of another section is not the one that is called with a label it has not")
  func otherFunction() throws {
    let report = try Checking.check(
      parts: "# One",
      "func paint(_ wall: Int) {}",
      "# Two",
      "paint(using: 3)",
      "# Three",
      "paint(wall: 3)"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.snippets[1].assumed == ["paint"])
  }

  @Test("The items of a list without numbers have nothing to do with one another")
  func listItems() throws {
    let report = try Checking.check(
      """
      - One

        ```swift
        let tools = 3
        ```

      - Two

        ```swift
        print(tools.hammer)
        ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].assumed == ["tools"])
  }

  @Test("A class whose initialiser is not shown is completed, unless the code makes one")
  func initialisers() throws {
    let report = try Checking.check(
      parts: "class Oven {\n  var heat: Int\n}",
      "class Pot {\n  var litres: Int\n  static let small = Pot()\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["Oven.init"])
    let screen = "import UIKit\n\nclass Screen: UIViewController {\n  let heat: Int\n}"
    #expect(try Checking.check(parts: screen).snippets[0].assumed == ["Screen.init"])
    #expect(
      Checking.findings(report).first
        == "2:7 undeclared-name: the initialiser of 'Oven' is not shown and was taken to exist"
    )
  }

  @Test("A variable of another section is a guess, one of the same section is not")
  func sections() throws {
    let other = try Checking.check(
      parts: "# Numbers",
      "let value = 5",
      "# Texts",
      "print(value.uppercased())"
    )
    #expect(Checking.verdicts(other) == ["passed", "passed"])
    #expect(other.snippets[1].assumed == ["value"])
    let same = try Checking.check(
      parts: "# Numbers",
      "let value = 5",
      "let sum: String = value + 1"
    )
    #expect(same.snippets.map(\.verdict.name) == ["passed", "failed"])
  }

  @Test("Members are put into a type of another section only where they fit")
  func home() throws {
    let report = try Checking.check(
      parts: "# Boxes",
      "struct Box {\n  var size = 1\n  init() {}\n}",
      "# Lists",
      "init() { self.size = [1] }\n\nfunc show() { print(size.first ?? 0) }"
    )
    #expect(Checking.verdicts(report).last == "passed")
  }

  @Test("A type of another section that is made in another way is another one")
  func otherInitialiser() throws {
    let report = try Checking.check(
      parts: "# One",
      "struct Crane { var height: Int }",
      "# Two",
      "let crane = Crane()\nprint(crane.load)",
      "# Three",
      "struct Dock { var length: Int }",
      "let dock = Dock()"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "failed"])
    #expect(report.snippets[1].assumed == ["Crane"])
  }

  @Test("A function of another section that needs arguments is not the one called without")
  func otherArguments() throws {
    let report = try Checking.check(
      parts: "# One",
      "func load(_ path: String) {}",
      "# Two",
      "if let file = load() { print(file) }"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[1].assumed == ["load"])
  }

  @Test("A label that the snippet's own function asks for is missing whatever the values are")
  func ownLabel() throws {
    let report = try Checking.check(
      parts: "# One",
      "let width = 3",
      "# Two",
      "func paint(width: Int) {}\npaint(width)"
    )
    #expect(Checking.verdicts(report) == ["passed", "failed"])
  }

  @Test("A return that is missing is so whichever type is meant")
  func missingReturn() throws {
    let report = try Checking.check(
      parts: "protocol Shape { func area() -> Int }",
      "func pick(_ shape: Shape) -> Shape {\n  _ = shape\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "failed"])
  }

  @Test("Of two versions of a type the one is meant that leaves errors of later stages only")
  func missingReturnBesideVersions() throws {
    let report = try Checking.check(
      parts: "# Sizes",
      "struct Shape { var width = 1, height = 2 }",
      "# Names",
      "struct Shape { var name = \"\" }",
      "# Areas",
      "func area(of shape: Shape) -> Int {\n  let area = shape.width * shape.height\n  print(area)\n}"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(
      report.findings.map(\.message) == [
        "missing return in global function expected to return 'Int'"
      ]
    )
  }

  @Test("A type of another section that bears a library's name is not given up for that one")
  func librarysNames() throws {
    let report = try Checking.check(
      parts: "# Tasks",
      "struct Task {\n  let id: Int\n  let title: String\n}",
      "# Examples",
      "let first = Task(title: \"mail\")"
    )
    #expect(
      Checking.findings(report) == [
        "13:18 compile-error: missing argument for parameter 'id' in call"
      ]
    )
  }
}
