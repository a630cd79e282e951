import Testing

@testable import DocCheck

@Suite("Verdicts")
struct JudgeTests {
  private func fences(_ codes: String...) -> String {
    codes.map { "```swift\n\($0)\n```\n" }.joined(separator: "\n")
  }

  @Test("An error stands at its place in the article, whatever holds the code")
  func places() throws {
    let report = try Checking.check(
      """
      - 項目

        ```swift
        let 名前 = "あ"; let one: Int = "1"
        ```
      """
    )
    #expect(
      Checking.findings(report) == [
        "4:32 compile-error: cannot convert value of type 'String' to specified type 'Int'"
      ]
    )
  }

  @Test("Errors that only the passes after type checking find are found")
  func mandatoryPasses() throws {
    let report = try Checking.check(
      fences("func f() -> Int { }", "let z: UInt8 = 300", "func g() { let x: Int; print(x) }")
    )
    #expect(Checking.verdicts(report) == ["failed", "failed", "failed"])
  }

  @Test("A misspelt name is an error with a hint; a name declared nowhere is assumed and said once")
  func missingNames() throws {
    let report = try Checking.check(
      fences(
        "struct Counter {}",
        "let a = Conter()",
        "let b = Warehouse(name: \"a\")",
        "let c = Warehouse(name: \"b\")"
      )
    )
    #expect(Checking.verdicts(report) == ["passed", "failed", "passed", "passed"])
    #expect(report.snippets.map(\.assumed) == [[], [], ["Warehouse"], ["Warehouse"]])
    #expect(
      Checking.findings(report) == [
        "6:9 compile-error: cannot find 'Conter' in scope; did you mean 'Counter'?",
        "10:9 undeclared-name: 'Warehouse' is declared nowhere in this article and was taken to exist",
      ]
    )
  }

  @Test("A name is also compared with the parameters, constants and projections around it")
  func misspeltLocals() throws {
    let report = try Checking.check(
      fences(
        "func greet(person: String) { print(peron) }",
        "func total(_ prices: [Int]) -> Int {\n  let rounded = prices.count\n  return ruonded\n}",
        """
        import SwiftUI
        struct Form: View {
          @State private var title = ""
          var body: some View { TextField("Title", text: $titel) }
        }
        """,
        "let shelf1 = 1\nprint(shelf2)"
      )
    )
    #expect(Checking.verdicts(report) == ["failed", "failed", "failed", "passed"])
    let hints = Checking.findings(report).compactMap { $0.components(separatedBy: "did you ").last }
    #expect(hints.prefix(3) == ["mean 'person'?", "mean 'rounded'?", "mean '$title'?"])
  }

  @Test("A snippet whose context does not compile is not blamed for it")
  func foreignErrors() throws {
    let report = try Checking.check(fences("struct A { let b: Int = \"\" }", "print(A().b)"))
    #expect(Checking.verdicts(report) == ["failed", "passed"])
    #expect(report.snippets[1].assumed == ["A"])
  }

  @Test("Members, modifier chains and accessors are wrapped")
  func wrapping() throws {
    let report = try Checking.check(
      fences("@State private var count = 0", ".bold()", "get { 1 }\nset { print(newValue) }")
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed"])
    #expect(report.snippets.map(\.wrapped) == ["members", "modifier-chain", "accessors"])
  }

  @Test("A method that gives its own property a value is one of a class, unless it is mutating")
  func assignmentsToSelf() throws {
    let report = try Checking.check(
      fences(
        "func open() {\n  let pages = [1, 2]\n  self.pages = pages\n}",
        "mutating func close() {\n  self.isOpen = false\n}"
      )
    )
    #expect(Checking.verdicts(report) == ["passed", "passed"])
    #expect(report.snippets.map(\.wrapped) == ["members", "members"])
    #expect(report.snippets.map(\.assumed) == [["pages"], ["isOpen"]])
  }

  @Test("A snippet without imports gets them; one with imports is held to them")
  func imports() throws {
    let report = try Checking.check(
      fences(
        "let id = UUID()",
        "struct A: View { var body: some View { Text(\"a\") } }",
        "import Foundation\nfinal class M: ObservableObject { @Published var a = 1 }",
        "import Combine\nlet view = Text(\"a\")",
        "import Nowhere\nlet a = 1"
      )
    )
    #expect(
      Checking.verdicts(report) == [
        "passed", "passed", "passed", "failed", "undecided: there is no module 'Nowhere' here",
      ]
    )
    #expect(
      Checking.findings(report) == [
        "16:12 missing-import: 'Text' is in SwiftUI, which this code does not import"
      ]
    )
  }

  @Test("What the modules lack is undecided, and a misspelt part of them is an error")
  func unsupported() throws {
    let report = try Checking.check(
      fences(
        "import SwiftUI\nlet a = Text(\"a\").entirelyNewModifier()",
        "import SwiftUI\nlet a = Text(\"a\").foregroundColour(.red)",
        "import SwiftUI\nstruct A: View { @EnviromentObject var a: Int; var body: some View { Text(\"\") } }"
      )
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: unsupported API: Text.entirelyNewModifier", "failed", "failed",
      ]
    )
    let findings = Checking.findings(report)
    #expect(findings.contains { $0.hasSuffix("did you mean 'foregroundColor'?") })
    #expect(findings.contains { $0.hasSuffix("did you mean 'EnvironmentObject'?") })
  }

  @Test("An elision is filled, pseudo-code is skipped, a brace that is never closed is an error")
  func elisions() throws {
    let report = try Checking.check(
      fences("func f() -> Int { ... }", "struct A {\n  ...\n}", "struct B {\n  func f() {\n")
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.findings.allSatisfy { $0.rule == .compileError })
  }

  @Test("Groups and standalone snippets see nothing of the others")
  func groups() throws {
    let report = try Checking.check(
      """
      ```swift
      struct A { let one = 1 }
      ```

      ```swift, group=b
      struct A { let two = 1 }
      ```

      ```swift, group=b
      print(A().two)
      ```

      ```swift, standalone
      print(A())
      ```
      """
    )
    #expect(Checking.verdicts(report).prefix(3) == ["passed", "passed", "passed"])
    #expect(report.snippets.map(\.dependsOn) == [[], [], ["a.md#2"], []])
    #expect(report.snippets.last?.assumed == ["A"])
  }

  @Test("An error can be expected by its text or by the compiler's name for it")
  func expectedErrors() throws {
    let report = try Checking.check(
      """
      ```swift, compile-fail="[cannot_find_in_scope]"
      zzz
      ```

      ```swift, compile-fail="cannot find 'zzz'"
      zzz
      ```
      """
    )
    #expect(
      report.snippets.map(\.verdict) == Array(repeating: .passed(.failedAsExpected), count: 2)
    )
    #expect(report.findings.isEmpty)
  }

  @Test("A snippet gets the modules that its names come from, whatever its neighbours import")
  func importsByName() throws {
    let report = try Checking.check(
      fences(
        "import Observation\n@Observable final class Plant { var name = \"\" }",
        "var body: some View {\n  @Bindable var plant = Plant()\n  return TextField(\"Name\", text: $plant.name)\n}",
        "final class Model: ObservableObject { @Published var id = UUID() }",
        "import Foundation\nlet request = URLRequest(url: URL(fileURLWithPath: \"/\"))"
      )
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "passed"])
    #expect(
      report.snippets.map(\.imported) == [[], ["SwiftUI"], ["Foundation", "Combine"], []]
    )
  }

  @Test("Properties of a view and the expressions of its body are put into one")
  func viewFragments() throws {
    let report = try Checking.check(
      fences(
        "@State private var name = \"\"\n\nTextField(\"Name\", text: $name)\n  .padding()",
        "@State private var name = \"\"\nTextField(\"Name\", text: $nam)",
        "Text(\"a\")\n\n// Later:\n.bold()\n.missing(.all)"
      )
    )
    #expect(report.snippets.map(\.wrapped) == ["view", "view", nil])
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "undecided"])
    #expect(report.snippets.map(\.assumed) == [[], ["nam"], []])
  }

  @Test("A name that differs as one thing, many of it and its type do is not misspelt")
  func kinds() throws {
    let report = try Checking.check(
      fences("let item = 1", "struct Holder { let content: Item }", "print(items.count)")
    )
    #expect(report.snippets.map(\.assumed) == [[], ["Item"], ["items"]])
    #expect(report.findings.allSatisfy { $0.rule == .undeclaredName })
  }

  @Test("A member that a library may give to a type that is not the article's is undecided")
  func foreignMembers() throws {
    let report = try Checking.check(
      fences(
        "let pairs = [1, 2].adjacentPairs()",
        "print([1, 2].cuont)",
        "struct Box { let value = 1 }\nprint(Box().contents)",
        "var words: [String] = []\nwords.appennd(\"a\")"
      )
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: unsupported API: [Int].adjacentPairs", "failed", "failed", "failed",
      ]
    )
  }

  @Test("A name that the author says exists elsewhere is neither misspelt nor reported")
  func assumedByAuthor() throws {
    let report = try Checking.check(
      """
      ```swift
      struct Counter {}
      ```

      ```swift, assume="Counters2, Warehouse"
      let a = Warehouse(name: "a")
      ```

      ```swift, assume=Countar
      let b = Countar()
      ```
      """
    )
    #expect(Checking.findings(report) == [])
    #expect(report.snippets.map(\.assumed) == [[], ["Warehouse"], ["Countar"]])
  }
}
