import Testing

@testable import DocCheck

@Suite("Verdicts on code that is cut where its article needs no more of it")
struct CutExcerptTests {
  @Test("Code that breaks off at a comment for the rest is judged up to there")
  func openEnd() throws {
    let report = try Checking.check(
      parts:
        "struct Shelf {\n  func sort() {\n    let order = [2, 1].sorted()\n    print(order)\n// ...",
      "struct Shelf {\n  func sort() {\n    let order = [2, 1].sortd()\n    print(order)\n// ...",
      "struct Shelf {\n  func sort() {\n    print(1)\n    ]\n// ...",
      "print([1, 2)\n// ..."
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "failed", "failed", "failed"])
  }

  @Test("The storage of a wrapped property that another snippet shows is no slip")
  func storage() throws {
    let code =
      "init(store: Store) {\n  let model = Model(store: store)\n"
      + "  _model = StateObject(wrappedValue: model)\n}"
    let report = try Checking.check(parts: code)
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled)])
    #expect(report.snippets[0].assumed == ["Model", "Store", "_model"])
  }

  @Test("A variable whose value another snippet leaves out is taken to have one")
  func unsetVariable() throws {
    let report = try Checking.check(
      parts:
        "import SwiftUI\n\nstruct Line: View {\n  var body: some View { Text(caption) }\n}",
      "var caption: String\n\ninit(caption: String) {\n  self.caption = caption\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
    #expect(report.snippets[0].assumed == ["caption"])
  }

  @Test("A variable made from another one of its name stands elsewhere")
  func shadowing() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let series = Series(title: series.title)\n\nstruct Series { var title: String }",
        "let series = Series(titel: \"a\")\n\nstruct Series { var title: String }"
      ) == ["passed", "failed"]
    )
  }

  @Test("The initialiser that a library's class asks for besides is no part of a fragment")
  func requiredInitializer() throws {
    let code =
      "let count: Int\n\ninit(count: Int) {\n  self.count = count\n"
      + "  super.init(nibName: nil, bundle: nil)\n}"
    #expect(
      try Checking.verdicts(ofFences: code, code + "\n\nrequired init?(coder: NSCoder) { nil }")
        == ["passed", "passed"]
    )
  }

  @Test("A type without members is not a library's where only an extension leaves something out")
  func emptyType() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Anchor<Kind, Axis> {}",
        "extension Anchor where Axis == Int {\n  func pin(to other: Anchor<Kind, Axis>) { ... }\n}",
        "let anchor = Anchor<String, Int>()\nanchor.pin(to: anchor)"
      ) == ["passed", "passed", "passed"]
    )
  }

  @Test("A declaration that goes on in the next snippet is none that lacks its brace")
  func goesOn() throws {
    let head = "struct Buoy {\n  var depth = 1"
    #expect(
      try Checking.verdicts(ofFences: head, "  func dive() {\n    print(1)", "  }\n}")[0]
        .hasPrefix("undecided: it goes on")
    )
    let next = "print(1)\n  print(2)\n}"
    for ending in ["\n", "\r\n"] {
      let text = "```swift\n\(head)\n```\n\n```swift\n\(next)\n```\n".replacing("\n", with: ending)
      #expect(Checking.verdicts(try Checking.check(text))[0] == "failed")
    }
    #expect(try Checking.verdicts(ofFences: head, "print(1)") == ["failed", "passed"])
    #expect(try Checking.verdicts(ofFences: head, "  .padding()")[0] == "failed")
    #expect(try Checking.verdicts(ofFences: head) == ["failed"])
  }

  @Test("A part of a text may be that of a range which nothing declares")
  func unknownRange() throws {
    let code =
      "let title = \"a\"\nif let part = Range(match.range(at: 1), in: title) {\n"
      + "  print(title[part])\n}"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["match"])
  }

  @Test("What collections have as properties, publishers and others have as functions")
  func calledProperties() throws {
    let code = "let check = Expectation(stream.first(), value: 1)\nprint(check, stream.count())"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["Expectation", "stream"])
  }

  @Test("A macro on a member of an extension tells its module")
  func macroOfMember() throws {
    let report = try Checking.check(parts: "extension Tag {\n  @Tag static var slow: Self\n}")
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].imported.contains("Testing"))
  }

  @Test("A function that takes no closure is another one than that of another section")
  func otherFunction() throws {
    let report = try Checking.check(
      parts: "names(of: \"a\") { names in\n  print(names.count)\n}",
      "## Waiting",
      "func names(of shelf: String) async -> [String] { [] }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
    #expect(report.snippets[0].assumed == ["names"])
  }

  @Test("A member that an observed model does not show is taken to exist, a misspelt one is not")
  func membersOfObserved() throws {
    let model = "class Shelf: ObservableObject {\n  @Published var books: [String] = []\n}"
    let view: (String) -> String = {
      "struct Books: View {\n  @ObservedObject var shelf: Shelf\n  var body: some View {\n"
        + "    Button(\"Add\") { shelf.\($0) }\n  }\n}"
    }
    let report = try Checking.check(parts: model, view("addAnother()"), view("bookss.removeAll()"))
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "failed"])
    #expect(report.snippets[1].assumed == ["Shelf.addAnother"])
    #expect(report.findings.count { $0.rule == .compileError } == 1)
  }

  @Test("What something unknown holds may be formatted")
  func formatted() throws {
    let code =
      "import SwiftUI\n\nstruct Line: View {\n  let book: Book\n  var body: some View {\n"
      + "    Text(book.price.formatted)\n    Text(book.date.formatted(date: .long, time: .omitted))\n"
      + "  }\n}"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["Book"])
  }

  @Test("Words of another script beside the code are remarks on it")
  func remarks() throws {
    #expect(
      try Checking.verdicts(ofFences: "Shelf (책 목록) -> Book (책 정보)", "Shelf (책 목록) -> Book (a b)")
        == ["undecided: words stand beside the code", "failed"]
    )
  }

  @Test("A closure that holds its object weakly stands in a class, if not in one of the article's")
  func weakSelf() throws {
    let report = try Checking.check(
      parts: "class Service {\n  func load() { print(1) }\n}\n\nstruct Book { let title: String }",
      "## Closures",
      "func load() {\n  later { [weak self] in print(self?.title ?? \"\") }\n}"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed"])
    #expect(report.snippets[1].assumed == ["later", "title"])
  }

  @Test("A subscript in an extension that cannot be read is not missing")
  func unreadSubscript() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "struct Row { var first: Int }",
        "extension Row {\n  subscript(place: Int) -> Int { first ) }\n}",
        "let row = Row(first: 1)\nprint(row[0])"
      ) == [
        "passed", "failed",
        "undecided: the extension of 'Row' with 'subscript' in a.md#2 does not fit here: "
          + "value of type 'Row' has no subscripts",
      ]
    )
  }

  @Test("A text may be put together with something unknown")
  func concatenation() throws {
    let report = try Checking.check(parts: "Text(\"Error: \" + message)\nText(author)")
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["author", "message"])
  }

  @Test("A chain of operators alone belongs to a publisher")
  func operators() throws {
    #expect(
      try Checking.verdicts(
        ofFences: ".filter({ count in count % 2 == 0 })",
        ".scan(0, { (count, _) in count + 1 })\n.sink { print($0) } receiveValue: { print($0) }",
        ".map(\\.title)\n.removeDuplicates()\n.sink { _ in } receiveValue: { print($0) }",
        ".filtr({ count in count > 1 })\n.sink { _ in } receiveValue: { print($0) }"
      ).map { $0.prefix(6) } == ["passed", "passed", "passed", "failed"]
    )
  }

  @Test("Statements that call something of self stand in a method")
  func statementsOfSelf() throws {
    let code =
      "let task = URLSession.shared.dataTask(with: url) { data, _, error in\n"
      + "  if let error { self.handle(error) }\n}\ntask.resume()"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["handle", "url"])
  }

  @Test("An object of a subclass has members that its superclass lacks")
  func subclasses() throws {
    let code =
      "import UIKit\n\nfunc show() {\n  let window = UIWindow(frame: .zero)\n"
      + "  window.rootViewController = sut\n  sut.showAlert()\n}"
    let report = try Checking.check(parts: code, code.replacing("showAlert()", with: "loadVieww()"))
    #expect(report.snippets.map(\.verdict.name) == ["passed", "undecided"])
    #expect(report.snippets[0].assumed == ["sut"])
  }

  @Test("The XML parser is Foundation's")
  func markup() throws {
    let code = "let parser = XMLParser(data: data)\nparser.delegate = reader\nparser.parse()"
    #expect(try Checking.check(parts: code).snippets[0].verdict == .passed(.compiled))
  }

  @Test("A view's member that is not shown may be changed in its body")
  func changedMember() throws {
    let code =
      "struct Panel: View {\n  // ...\n\n  var body: some View {\n    Button(\"Help\") {\n"
      + "      self.sheetState = .help\n    }.sheet(isPresented: $sheet.isShowing) { Help() }\n  }\n}"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
    #expect(report.snippets[0].assumed == ["Help", "Panel.sheetState", "sheet"])
  }

  @Test("A return whose comment tells of an error lacks its value on purpose")
  func announcedReturn() throws {
    let code = "func load() -> Int {\n  return // Error: this function should return a value\n}"
    #expect(try Checking.check(parts: code).snippets[0].verdict == .passed(.failedAsExpected))
  }

  @Test("What follows from a call that only another version of a library has is no slip")
  func outdatedCall() throws {
    let code =
      "import UIKit\n\nclass Loading: UIViewController {\n"
      + "  private lazy var spinner = UIActivityIndicatorView(activityIndicatorStyle: .gray)\n\n"
      + "  override func viewDidLoad() {\n    super.viewDidLoad()\n"
      + "    DispatchQueue.main.async { [weak self] in self?.spinner.startAnimating() }\n  }\n}"
    #expect(try Checking.check(parts: code).snippets[0].verdict.name == "undecided")
  }

  @Test("A view that is not shown whole may stand beside a method")
  func nestedView() throws {
    let code =
      "func show() {\n  self.count = 1\n  print(Shelf())\n}\n\n"
      + "struct Shelf: View {\n  @State private var books: [String] = []\n}"
    let report = try Checking.check(parts: code)
    #expect(report.snippets[0].verdict == .passed(.compiled))
  }
}
