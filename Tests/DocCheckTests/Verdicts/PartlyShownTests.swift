import Testing

@testable import DocCheck

@Suite("Verdicts on code that is shown in part")
struct PartlyShownTests {
  @Test("A type with an empty body that must have members is an outline")
  func outlines() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Row: Sequence {}",
        "struct Line: Sequence { let a = 1 }"
      )
        == ["undecided: the members of 'Row' are not shown", "failed"]
    )
  }

  @Test("A view that is shown without its body has one; a misspelt or a wrong one counts")
  func bodilessViews() throws {
    let property = "  @State private var isOpen = false\n"
    let report = try Checking.check(
      [
        "import SwiftUI\nstruct Panel: View {\n\(property)}\nlet panel = Panel().padding()",
        "import SwiftUI\nstruct Panel: View {\n\(property)  var boddy: some View { Text(\"\") }\n}",
        "import SwiftUI\nstruct Panel: View {\n  var body: Int { 1 }\n}",
      ].map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    )
    #expect(Checking.verdicts(report) == ["passed", "failed", "failed"])
    #expect(report.snippets[0].assumed == ["Panel.body"])
  }

  @Test("Code that ends what it does not begin is the end of something; a brace too many is not")
  func tail() throws {
    let code = "  deinit {\n    close()\n  }\n}"
    #expect(
      try Checking.verdicts(ofFences: code, "func f() {\n}\n}")
        == ["undecided: only the end of it is shown", "failed"]
    )
  }

  @Test("Words between angle brackets stand for something; generic arguments do not")
  func words() throws {
    let code = "func f() {\n  while let <partial result> = next() {}\n}"
    #expect(
      try Checking.verdicts(ofFences: code, "let lamps Array<Int> = []")
        == ["undecided: '<partial result>' stands for something else", "failed"]
    )
  }

  @Test("Code that stops inside of braces is cut off; one that closes too few is not")
  func cutOff() throws {
    let code = "final class Lamp {\n  func light() {\n    while true {\n      burn()"
    #expect(
      try Checking.verdicts(ofFences: code, "class Lamp {\n  func light() {\n    burn()\n}", "f(a")
        == ["undecided: only the head of it is shown", "failed", "failed"]
    )
  }

  @Test("Lines that declare the same, each with a remark, are ways of writing it")
  func remarkedVariants() throws {
    let code = "let lamp = max(1, 2) // short\nlet lamp = Swift.max(1, 2) // the same"
    #expect(
      try Checking.verdicts(ofFences: code, "let lamp = 1 // first\nlet lamp = 2")
        == [
          "undecided: variants of the same thing stand in it: invalid redeclaration of 'lamp'",
          "failed",
        ]
    )
  }

  @Test("A function that calls its own name with other labels is one of several")
  func otherOverload() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "func find(id: Int) -> Int { find(where: { $0 == id }) }",
        "func seek(index: Int) -> Int { seek(indx: index) }"
      ) == [
        "undecided: only one 'find' is shown: "
          + "incorrect argument label in call (have 'where:', expected 'id:')", "failed",
      ]
    )
  }

  @Test("Of the extensions shown later with a missing name, one that does not compile is left out")
  func laterExtensions() throws {
    let report = try Checking.check(
      [
        "import SwiftUI\nstruct Hall: View {\n  @Environment(\\.welcome) var welcome\n"
          + "  var body: some View { Text(welcome.text) }\n}",
        "struct Welcome { var text = \"\" }\n"
          + "extension EnvironmentValues { @Entry var welcome = Welcome() }",
        "extension View { func welcome(_ guest: Guesst) -> some View { self } }",
      ].map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
    )
    #expect(report.snippets[0].verdict.name == "passed")
    #expect(report.snippets[0].assumed == [])
  }

  @Test("Of the functions of a name that are listed later, one alone is not what a call means")
  func laterListings() throws {
    let report = try Checking.check(
      """
      ```swift
      for row in [[1, 2], [3]].joined(by: 1) { print(row) }
      for row in [[10], [20, 30]].joined(by: { [$0.count, $1.count] }) { print(row) }
      ```

      ```swift
      extension Sequence where Element: Sequence {
        public func joined(by blend: (Element, Element) throws -> Element.Element) rethrows -> [Element.Element]
        public func joined<Separator: Sequence>(by blend: (Element, Element) throws -> Separator) rethrows -> [Element.Element]
          where Separator.Element == Element.Element
      }
      ```

      ```swift
      extension Sequence where Element: Sequence {
        public func joined(by blend: Element.Element) -> Blended<Self>
      }
      ```
      """
    )
    #expect(report.snippets.map(\.verdict.name) == ["undecided", "undecided", "undecided"])
  }

  @Test("The head of a statement is no broken code")
  func head() throws {
    let code = "if isOpen, let door {  // and so on"
    #expect(
      try Checking.verdicts(ofFences: code, "func f() {\n  if isOpen {\n    close()\n}")
        == ["undecided: only the head of it is shown", "failed"]
    )
  }

  @Test("A type that shows functions alone, which use its values, is an excerpt")
  func excerpt() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Parcel {
        static func == (a: Parcel, b: Parcel) -> Bool { a.street == b.street && a.birthDate == b.birthDate }
      }
      ```

      ```swift
      struct Letter {
        var stamp = 3
        static func == (a: Letter, b: Letter) -> Bool { a.sender == b.sender && a.birthDate == b.birthDate }
      }
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["Parcel.birthDate", "Parcel.street"])
  }

  @Test("A value that statements return is that of a function that is not shown")
  func returnedMember() throws {
    let code = "switch 3 {\ncase 1: throw CancellationError()\ndefault: return .sweet\n}"
    #expect(
      try Checking.verdicts(ofFences: code)
        == ["undecided: the function around these statements is not shown"]
    )
  }

  @Test("A member that only a later snippet adds to a type comes along")
  func laterExtension() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Shelf {
        private var all: [Int] = []
        func isFull() -> Bool { amount > 3 }
      }
      ```

      ```swift
      extension Shelf {
        var amount: Int { 3 }
      }
      ```
      """
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets[0].dependsOn == ["a.md#2"])
  }

  @Test("What another snippet lists without a body, and cannot come along, says nothing")
  func listing() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let best = [3, 1].highest(count: 1)",
        "extension Array {\n  func highest(count: Int) -> Highest<Self>\n}",
        "struct Highest<Base: Collection>: Collection {\n  let base: Base\n}"
      ).first?.hasPrefix("undecided: 'highest' is only listed in a.md#2, without a body: ") == true
    )
  }

  @Test("A macro that the article declares has no implementation here")
  func macros() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "@Identifiable<Int>\nstruct Box {}",
        "@attached(member)\npublic macro Identifiable<T>() = #externalMacro(module: \"M\", type: \"S\")"
      ).first?.hasPrefix("undecided: the article's macro 'Identifiable' has no implementation")
        == true
    )
  }

  @Test("The initialiser that a class must have may stand in the part that is left out")
  func requiredInitializer() throws {
    let head =
      "final class Pier: UIView {\n  let name: String\n\n  init(name: String) {\n"
      + "    self.name = name\n    super.init(frame: .zero)\n  }\n"
    let report = try Checking.check(parts: head + "\n  ...\n}", head + "}")
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["Pier.init"])
  }
}
