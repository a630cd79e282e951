import Testing

@testable import DocCheck

@Suite("Names of libraries where they do not belong")
struct MisplacedNameTests {
  @Test(
    "A view's member behind a modifier that loses it, and a value of another kind, are mistakes",
    arguments: [
      "Image(\"tern\").frame(width: 10).resizable()",
      "Text(\"Terns\").resizable()",
      "Circle().padding().fill(.red)",
      "Circle().frame(width: 10).stroke(.red, lineWidth: 2)",
      "List(terns, id: \\.self) { Text($0) }.onDelete(perform: remove)",
      "List { ForEach(terns, id: \\.self) { Text($0) }.padding().onMove(perform: move) }",
      "Image(systemName: \"bird\").resizable.frame(width: 10)",
      "VStack(alignment: .top) { Text(\"Terns\") }",
      "HStack(alignment: .leading) { Text(\"Terns\") }",
      "VStack(spacing: .leading) { Text(\"Terns\") }",
      "LazyVGrid(columns: [.flexible()]) { Text(\"Terns\") }",
      "Text(\"Terns\").padding(.horizontal, .vertical)",
      "Text(\"Terns\").foregroundStyle(.accentColor)",
      "let pair = (1, 2)\nprint(pair.2)", "let things: [Any] = [\"a\", 1]\nthings[0].uppercased()",
      "let count = Just(1).sink { print($0) }\ncount.dispose()",
    ]
  )
  func misplaced(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test(
    "A name that the language gives in other places alone is none of the article's",
    arguments: [
      "class Nest {\n  var eggs = 0\n  let count = { self.eggs }\n}",
      "struct Nest {\n  let eggs = 0\n  let more = self.eggs + 1\n}",
      "var eggs = 0 {\n  willSet { print(oldValue) }\n}",
      "var eggs = 0 {\n  didSet { print(newValue) }\n}",
      "var eggs: Int {\n  get { 1 }\n  set(count) { print(newValue) }\n}",
    ]
  )
  func excluded(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
    #expect(report.snippets.flatMap(\.assumed).isEmpty)
    #expect(report.findings.map(\.rule.id) == ["compile-error"])
  }

  @Test(
    "A call that no overload of a library's function takes is a mistake beside unknown names, too"
  )
  func refused() throws {
    let link = "NavigationLink(destination: TernView(tern: tern))"
    #expect(
      try Checking.verdicts(ofFences: link, link + " { Text(\"Tern\") }") == ["failed", "passed"]
    )
  }

  @Test(
    "What an app may add to a library's types is taken to exist",
    arguments: [
      "Text(\"Terns\").padding(.horizontal, .small)",
      "Text(\"Terns\").foregroundStyle(.brand)",
      "VStack(spacing: .tight) { Text(\"Terns\") }", "Image(.up)",
      "LinearGradient(colors: [.top, .bottom], startPoint: .top, endPoint: .bottom)",
      "func style(_ button: UIButton) { button.setTitleColor(.disabled, for: .disabled) }",
    ]
  )
  func own(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test(
    "What an app may add to all views, or to optional functions, is no mistake for a shape's member",
    arguments: [
      ("Circle().foregroundStyle(.red).transform { $0.opacity(0.5) }", "some View.transform"),
      ("Circle().padding().stroke(.blue, cornerRadius: 8)", "stroke(_:cornerRadius:)"),
      (
        "func end(_ done: (() -> Void)?) { if done.isMissing { print(1) } }",
        "(() -> Void)?.isMissing"
      ),
    ]
  )
  func helpers(code: String, symbol: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["undecided: unsupported API: \(symbol)"])
  }

  @Test("What the article itself adds is no mistake, even under a library's name")
  func declared() throws {
    let alignment = "extension HorizontalAlignment {\n  static var top: Self { .center }\n}"
    let fill = "extension View {\n  func fill(_ color: Color) -> some View { background(color) }\n}"
    let uses = [
      "VStack(alignment: .top) { Text(\"Terns\") }", "Circle().padding().fill(.red)",
    ]
    #expect(
      try Checking.verdicts(ofFences: alignment, fill, uses[0], uses[1])
        == ["passed", "passed", "passed", "passed"]
    )
  }
}
