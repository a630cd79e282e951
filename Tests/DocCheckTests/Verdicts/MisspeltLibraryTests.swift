import Testing

@testable import DocCheck

@Suite("Misspelt names of libraries")
struct MisspeltLibraryTests {
  @Test(
    "A name that one of a library's is meant by is corrected",
    arguments: [
      (
        "final class Nest: XCTestCase {\n  func testEggs() { XCTAssertTru(true) }\n}",
        "XCTAssertTrue"
      ),
      (
        "import XCTest\n\nfinal class Nest: XCTestCase {\n"
          + "  func testEggs() { XCTAssertEquals(1, 1) }\n}", "XCTAssertEqual"
      ),
      ("import SwiftData\n\n@Modell final class Nest {\n  var eggs = 0\n}", "Model"),
      ("import SwiftData\n\nvar nests: ModelContaner?", "ModelContainer"),
      ("import Testing\n\n@Test func eggs() { #expectt(1 == 1) }", "expect"),
      ("#Preveiw { Text(\"Terns\") }", "Preview"),
      ("func eggs() { XCTAssertEquals(1, 1) }", "XCTAssertEqual"),
      ("Text(\"Terns\").Bold()", "bold"), ("Text(\"Terns\").Padding()", "padding"),
      ("print([1].Map { $0 + 1 })", "map"),
      ("print(\"tern\".Uppercased())", "uppercased"),
      ("let nest = UserDefalts.standard.string(forKey: \"a\")", "UserDefaults"),
      ("import Foundation\nlet nest = JSONDecodr()", "JSONDecoder"),
      ("let nest = try JsonDecoder().decode(Nest.self, from: data)", "JSONDecoder"),
      ("DispatchQueu.main.async {\n  self.nests.reload()\n}", "DispatchQueue"),
      ("func f(_ name: Strng) -> Bool { name.isEmpty }", "String"),
      ("let calendar = Calender.current", "Calendar"),
      ("let nest: URLRequst? = nil", "URLRequest"),
      ("class Nest: ObservabelObject {}", "ObservableObject"),
      ("pritn(\"Terns\")", "print"),
      ("struct Nest: Identifable {\n  let id = 1\n}", "Identifiable"),
      ("fatalEror(\"Terns\")", "fatalError"),
    ]
  )
  func misspelt(code: String, name: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
    #expect(report.findings.map(\.message).allSatisfy { $0.hasSuffix("did you mean '\(name)'?") })
  }

  @Test(
    "A member with a capital that the type has in no other form is an app's own",
    arguments: [
      "Text(\"Terns\").H1()", "Text(\"Terns\").Card(style: .red)",
      "let nest = UIView()\nnest.Width = 10",
      "print(Color.Primary)", "print(UIColor.White)",
    ]
  )
  func own(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code).allSatisfy { !$0.hasPrefix("failed") })
  }

  @Test(
    "A word, or a function, that is another one by a letter is an app's own",
    arguments: [
      "let danger: Threat = Threat(level: 3)", "func show(_ slide: Slide) { print(slide.title) }",
      "let engine: Steam? = nil", "let mill = Processor()\nmill.run()",
      "@UserDefault(\"a\") var name: String", "let code: Encoded = Encoded(data)",
      "struct Nest: Cacheable { var eggs = 0 }", "point(3)", "draw(point)", "asset(\"tern\")",
      "let nests = FilesManager()\nnests.save(tern)",
      "let form = DataFormatter()\nform.style = .hex",
      "func f(_ a: FileHandler, _ b: DispatchTimer, _ c: UnitsConverter, _ d: TimerInterval) {}",
      "struct Coin: Spendable { let worth: Int }", "let mode: XMLMode? = nil",
      "let code: JSONEncoded? = nil", "let turn = Swap(a, b)\nprint(turn.result)",
      "let both = Zip(first, second)", "func f() throws { throw FatalError(\"a\") }",
      "let word: Notificacion? = nil", "struct Nest: Decidable {}", "let table: Hashtable? = nil",
      "struct Nest: View {\n  var body: some View {\n    Print(\"a\")\n    Text(\"a\")\n  }\n}",
    ]
  )
  func words(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("What code that the parser refuses declares is there for others")
  func inBroken() throws {
    let nest = "class FormaterNest: Base { func save( { }"
    #expect(
      try Checking.verdicts(ofFences: nest, "let formater: FormaterNest") == ["failed", "passed"]
    )
    let manager = "class FileManger: Base { func save( { }"
    #expect(
      try Checking.verdicts(ofFences: manager, "let manager: FileManger") == ["failed", "passed"]
    )
  }

  @Test("A misspelt name fails beside what another snippet leaves out")
  func besideForeign() throws {
    let model = "@Observable class Nest {\n  var eggs: Int\n  var hen: Hen = load(0)\n}"
    let view =
      "struct Terns: View {\n  let nest: Nest\n  @State private var chosen: Int?\n"
      + "  var body: some View { Button(\"a\") { chosn = 3 } }\n}"
    #expect(try Checking.verdicts(ofFences: model, view).last == "failed")
  }

  @Test("Names of an app's own and values that Swift wrote in capitals once are not corrected")
  func others() throws {
    #expect(
      try Checking.verdicts(
        ofFences:
          "final class Nest: XCTestCase {\n  func testEggs() { XCTAssertAlmost(1.0, 1.1) }\n}",
        "print(UIButton(type: .System))",
        "#ringed(1)"
      ) == [
        "passed", "undecided: unsupported API: UIButton.ButtonType.System",
        "undecided: unsupported API: #ringed",
      ]
    )
  }
}
