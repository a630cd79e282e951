import Testing

@testable import DocCheck

@Suite("Verdicts on what notes show in part")
struct NotesExcerptTests {
  @Test("Functions that are only listed are no code")
  func list() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "prepend(), append(), merge(with:)",
        "prepend(), append(]",
        "print(a), print(b)"
      )
        == ["undecided: functions are only listed", "failed", "failed"]
    )
    let many = Array(repeating: "a()", count: 2000).joined(separator: ", ")
    #expect(try Checking.verdicts(ofFences: many) == ["undecided: functions are only listed"])
  }

  @Test("A chain of modifiers below a property belongs to the view's body")
  func chainBelowProperty() throws {
    let report = try Checking.check(
      parts: "@State private var draft: String?\n\n.onChange(of: draft) { print(1) }",
      "@Binding var isOpen: Bool\n.sheet(isPresented: $isOpen) { Text(\"a\") }\n  .paddin(1)",
      "let line: Int?.stranger(1) {"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed", "failed"])
    #expect(report.snippets[0].wrapped == "view")
    #expect(
      Checking.findings(report)[0]
        == "10:4 compile-error: value of type 'some View' has no member 'paddin'; "
        + "did you mean 'padding'?"
    )
  }

  @Test("Parameters alone are those of a function")
  func parameters() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "onSuccess: ([Int]) -> Void",
        "count: Int,\nname: String = 1"
      ) == ["passed", "failed"]
    )
  }

  @Test("An attribute of a test alone shows its traits")
  func traits() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "@Test(.disabled(\"later\"))\n@Test(.enabled(if: true))",
        "@Suite(.serialized)",
        "@Test(.disablde(\"later\"))",
        "@Test(arguments: [1, 2], [3])"
      ).map { $0.prefix(6) } == ["passed", "passed", "undeci", "undeci"]
    )
  }

  @Test("Arguments, attributes and calls with types for values lack what they belong to")
  func partsOfCalls() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "start: .init(x: 1 - 2, y: 1),\nend: .init(x: 1, y: 2)))",
        "@State",
        "TextField(text: <Binding<String>>, label: <() -> View>)",
        "Router.create(\n  views: [VIEW],\n  home: () -> some View\n)",
        "badge(_ count: Int, @ViewBuilder label: @escaping () -> Label) -> some View",
        "protocol 프로토콜 이름 {\n  /* 구현부 */\n}",
        "if логическое условие {\n  код\n} else {\n  код иначе\n}",
        "let a = 1 / 두 단어",
        "print(\"one)  // слова рядом",
        "associatedtype Output\n\nPublisher<Int, Error>\nPublisher<Int, Never> // never",
        "let a = [1]\n\nPublisher<Int, Error> { a\nPublisher<Int, Never>",
        "let a = [1].first etc.",
        "init(parameters) throws {\n}",
        "class Shelf {\n  let book = 1\n\n  // MARK: What is done with it\n",
        "class Shelf {\n  let book = 1\n"
      )
        == [
          "undecided: the call around this argument is not shown",
          "undecided: what these attributes mark is not shown",
          "undecided: what stands between angle brackets stands for something else",
          "undecided: declarations without bodies",
          "undecided: declarations without bodies",
          "undecided: '프로토콜 이름' stands for something else",
          "undecided: 'логическое условие' stands for something else",
          "failed",
          "failed",
          "undecided: types are only listed",
          "failed",
          "undecided: words stand beside the code",
          "undecided: 'parameters' stands for something else",
          "undecided: only the head of it is shown",
          "failed",
        ]
    )
  }

  @Test("Question marks alone on a line leave something out")
  func questionMarks() throws {
    let report = try Checking.check(
      parts: "func start() -> Int {\n  ??\n}",
      "let a = nil ?? ?? 1",
      "let info = [\n  \"URL\": //...,\n]\nprint(info.count)"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed", "passed"])
  }

  @Test("JSON with a slip is another language, a list of Swift is not")
  func nearlyJSON() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "{\n  [\n    {\"name\" : \"a\"},\n    {\"name\" : \"b\"}\n  ]\n}",
        "[\n\"a\": 1,\n\"b\": 2\n"
      ) == [
        "skipped: it is in another language than Swift",
        "skipped: it is in another language than Swift",
      ]
    )
    #expect(try Checking.verdicts(ofFences: "let a = [\n\"a\": 1,\n\"b\": 2\n") == ["failed"])
  }

  @Test("A body left out may be that of an opaque view of UIKit")
  func opaqueClass() throws {
    let code = "import UIKit\n\nfunc make() -> some UIView {\n  // Return the view\n}"
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("An operator, and a helper with the name of one of Testing's types, may be left out")
  func leftOutHelpers() throws {
    let report = try Checking.check(
      parts: "infix operator <+>\nfunc <+> (a: Int, b: Int) -> Int { a + b }\nprint(1 <+> 2)",
      "func => <A>(a: A, b: Int) -> A { a }\nprint(1 => 2)",
      "@Test func waits() async {\n  let expectation = Expectation()\n"
        + "  subject.closure = { expectation.fulfill() }\n  await expectation.fulfillment()\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "passed"])
    #expect(report.snippets.map(\.assumed) == [[], ["=>"], ["Expectation", "subject"]])
  }

  @Test("The style of a field may be left out")
  func fieldStyle() throws {
    let report = try Checking.check(
      parts: "import SwiftUI\n\nlet field = TextField(\"a\", text: .constant(\"\"))\n"
        + "  .textFieldStyle(UnderlinedStyle())"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["UnderlinedStyle"])
  }

  @Test("What waits for values, or is given to an unknown route, is known by its closure")
  func closures() throws {
    let report = try Checking.check(
      parts:
        "import Combine\n\n[1, 2].publisher.zip([3, 4].publisher)\n  .map { max($0, $1) }\n"
        + "  .sink(receiveValue: { print($0) }).store(in: &cancellables)",
      "server.get(\"cats\") { (request: Request) in\n  return \"all \\(request.id)\"\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
    #expect(report.snippets.map(\.assumed) == [["cancellables"], ["Request", "server"]])
  }

  @Test("A class built on an unknown generic one inherits from a class")
  func genericSuperclass() throws {
    let report = try Checking.check(
      parts: "struct Page {}\nclass Presenter: BasePresenter<Page> {\n  let page = Page()\n}"
    )
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["BasePresenter"])
  }

  @Test("What CoreData has is no mistake beside errors of its own")
  func coreData() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "var fetch = NSFetchRequest<Person>()\nfetch.keys = [\\.name, \\.age]"
      )
        == ["undecided: it needs CoreData, which exists on Apple's systems only (NSFetchRequest)"]
    )
  }

  @Test(
    "A name that many snippets use is no misspelling of a library's, but what is declared counts"
  )
  func usualNames() throws {
    func show(_ name: String) -> String {
      "Text(\"a\").\(name)(isActive: true) { Text(\"b\") }"
    }
    #expect(
      try Checking.verdicts(ofFences: show("overlai"), show("overlai"))
        == Array(repeating: "failed", count: 2)
    )
    let usual = show("overlai")
    #expect(
      try Checking.verdicts(ofFences: usual, usual, usual)
        == Array(repeating: "undecided: unsupported API: Text.overlai", count: 3)
    )
    let own = "struct Router {\n  var screens = [1]\n}\nlet router = Router()\n"
    let misspelt = own + "print(router.screans)"
    #expect(
      try Checking.verdicts(ofFences: misspelt, misspelt, misspelt)
        == Array(repeating: "failed", count: 3)
    )
  }
}
