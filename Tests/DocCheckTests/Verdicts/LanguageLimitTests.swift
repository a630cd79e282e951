import Testing

@testable import DocCheck

@Suite("Swift of other versions")
struct LanguageLimitTests {
  private func verdict(_ code: String, prose: String = "") throws -> Verdict? {
    try Checking.check("\(prose)\n\n```swift\n\(code)\n```\n").snippets.first?.verdict
  }

  private static let proposal = "# Fewer dots\n\n* Proposal: [SE-9999](9999-fewer-dots.md)"

  @Test("A wrapper for classes alone in a structure is a mistake in any version")
  func classesAlone() throws {
    let property = "@Published var name = \"\""
    #expect(
      try Checking.verdicts(
        ofFences: "struct Model {\n  \(property)\n  func sail(_ tide: Tide) { print(name) }\n}",
        "\(property)\n$name.sink { print($0) }\nname = \"a\""
      ) == ["failed", "passed"]
    )
    let shown =
      "struct Model {\n  \(property)\n}\n\nlet model = Model()\nguard model.name.isEmpty else { return }"
    #expect(try Checking.verdicts(ofFences: shown) == ["failed"])
  }

  @Test(
    "What libraries refuse, such as what is no view among views, is a mistake in any version",
    arguments: [
      "let name = \"Tern\"\nprint(name[0])",
      "VStack {\n  5\n  Text(\"Terns\")\n}",
      "struct Terns: View {\n  var body: some View {\n    Text(\"Terns\")\n    print(\"hello\")\n  }\n}",
      "struct Terns: View {\n  @State var count = 0\n  var body: some View {\n"
        + "    List { Text(\"Terns\"); count += 1 }\n  }\n}",
      "List { ForEach(0..<3) { row in \"Row \\(row)\" } }",
      "struct Terns: View {\n  @Bindable var count = 5\n  var body: some View { Text(\"Terns\") }\n}",
    ]
  )
  func refused(code: String) throws {
    #expect(try verdict(code) == .failed)
  }

  @Test(
    "Code that was Swift once, as its author says, or is not yet, is undecided, and its reason says so",
    arguments: [
      (
        "func f(inout a: Int) { a = 1 }",
        "it is Swift of another version: 'inout' before a parameter name is not allowed, place it "
          + "before the parameter type instead"
      ),
      (
        "for var i = 0; i < 3; i += 1 { print(i) }",
        "it is Swift of another version: C-style for statement was removed in Swift 3"
      ),
      (
        "var i = 0\ni++",
        "it is Swift of another version: cannot find operator '++' in scope; did you mean '+= 1'?"
      ),
      (
        "print(\"abc\".characters)",
        "it is Swift of another version: 'characters' is unavailable: Please use String directly"
      ),
      (
        "print(8 % 2.5)",
        "it is Swift of another version: '%' is unavailable: For floating point numbers use "
          + "truncatingRemainder instead"
      ),
      (
        "struct A { func f() { print(self.dynamicType) } }",
        "it is Swift of another version: value of type 'A' has no member 'dynamicType'"
      ),
      (
        "@lifetime(a) func f(a: Span<Int>) -> Span<Int> { a }",
        "it uses the experimental feature 'LifetimeDependence'; this compiler says: cannot infer "
          + "the lifetime dependence scope on a function with a ~Escapable parameter, specify "
          + "'@_lifetime(borrow a)' or '@_lifetime(copy a)'"
      ),
    ]
  )
  func versions(code: String, reason: String) throws {
    #expect(try verdict(code, prose: "## Swift 2") == .undecided(reason: reason))
  }

  @Test(
    "Code that was Swift once fails where nobody says that it is as old",
    arguments: [
      "func f(inout a: Int) { a = 1 }", "for var i = 0; i < 3; i += 1 { print(i) }",
      "var i = 0\ni++", "print(\"abc\".characters)", "print(8 % 2.5)",
      "struct A { func f() { print(self.dynamicType) } }",
    ]
  )
  func outdated(code: String) throws {
    #expect(try verdict(code) == .failed)
    #expect(try verdict(code, prose: Self.proposal)?.name == "undecided")
  }

  @Test(
    "An experimental feature of the compiler is enabled where code needs it, and named",
    arguments: [
      ("protocol Box { associatedtype Content: ~Copyable }", "SuppressedAssociatedTypes"),
      (
        "extension Array {\n  @_lifetime(borrow self) func whole() -> Span<Element> { span }\n}",
        "Lifetimes"
      ),
      ("struct Limits {\n  @const static let most: Int = 3\n}", "CompileTimeValues"),
    ]
  )
  func features(code: String, feature: String) throws {
    let report = try Checking.check(parts: code, code + "\nlet number: Int = \"1\"")
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["-enable-experimental-feature \(feature)"])
  }

  @Test("A feature that no release of the compiler has leaves code undecided")
  func absentFeature() throws {
    let code = "struct A: ~Sendable { var count = 1 }"
    #expect(try verdict(code)?.name == "undecided")
  }

  @Test(
    "In an article about changes of Swift, what breaks a rule of the language is undecided",
    arguments: [
      "typealias A<T> -> T = Int", "extension any Hashable { }",
      "struct A { coroutine func f() {} }",
    ]
  )
  func proposals(code: String) throws {
    let reason = try #require(try verdict(code, prose: Self.proposal)?.reason)
    #expect(reason.hasPrefix("the article is about changes of Swift"))
    #expect(try verdict(code)?.name == "failed")
  }

  @Test(
    "A slip fails in such an article too",
    arguments: [
      "print([1, 2)", "let a: Int = \"a\"", "func f(a: Int) {}\nf(b: 1)",
      "func f() -> Int {\n  let a = 1\n}", "let number = 1\nprint(numbr)",
      "struct A { let size = 1 }\nprint(A().sise)",
    ]
  )
  func slips(code: String) throws {
    #expect(try verdict(code, prose: Self.proposal) == .failed)
  }

  @Test("What the article itself takes out of use is its own business")
  func ownAvailability() throws {
    let code = "@available(*, unavailable, renamed: \"new\") func old() {}\nold()"
    #expect(try verdict(code) == .failed)
  }

  @Test("An article with the sections of a proposal is about one, whatever its language")
  func sections() throws {
    let code = "struct A { coroutine func f() {} }"
    let sections = ["## 提案\n\n## ソース互換性", "## Alternatives considered"]
    let reason = try verdict(code, prose: sections.joined(separator: "\n\n"))?.reason
    #expect(reason?.hasPrefix("the article is about changes of Swift") == true)
    #expect(try verdict(code, prose: sections[0]) == .failed)
  }

  @Test("A comment of a proposal that tells what was before tells of a change")
  func before() throws {
    let code = "let a: Int = \"\" // this would not previously compile"
    let reason = try verdict(code, prose: Self.proposal)?.reason
    #expect(reason?.hasPrefix("its comment tells what was before a change of Swift: ") == true)
    #expect(try verdict("let a: Int = \"\" // a number", prose: Self.proposal) == .failed)
    #expect(try verdict(code, prose: "# Numbers") == .failed)
  }

  @Test("A vision is about changes of Swift as well")
  func vision() throws {
    let code =
      "@attached(peer, prefixed(_))\nmacro A() = #externalMacro(module: \"A\", type: \"A\")"
    let reason = try verdict(code, prose: "# A Vision for Attributes in Swift")?.reason
    #expect(reason?.hasPrefix("the article is about changes of Swift; ") == true)
    #expect(try verdict(code, prose: "# Attributes in Swift") == .failed)
  }

  @Test("An article that names a proposal in passing is not about it")
  func inPassing() throws {
    let prose =
      "# A list\n\nSince SE-0001 this is easy.\n\n" + String(repeating: "Text.\n\n", count: 120)
    #expect(try verdict("struct A { coroutine func f() {} }", prose: prose) == .failed)
    let list = "# A list\n\nSE-0001 and [SE-0002](https://a.example/b) did the same.\n"
    #expect(try verdict("struct A { coroutine func f() {} }", prose: list) == .failed)
  }

  @Test("Addresses of discussions count as links to them")
  func bareAddresses() throws {
    let prose = "See https://forums.swift.org/t/a/1\n\n- https://forums.swift.org/t/b/2"
    let reason = try verdict("struct A { coroutine func f() {} }", prose: prose)?.reason
    #expect(reason?.hasPrefix("the article is about changes of Swift") == true)
  }

  @Test("Syntax that does not exist yet need not close its braces")
  func openSyntax() throws {
    let code = "if isReady then {\nwhile isReady do {"
    let reason = try verdict(code, prose: Self.proposal)?.reason
    #expect(reason?.hasPrefix("the article is about changes of Swift") == true)
    #expect(try verdict("`actor` Lamp {\n  var a = 1\n}", prose: Self.proposal) == .failed)
  }

  @Test("A proposal may give a function of a library other labels")
  func labels() throws {
    let code = "var a = [1]\na.insert(2, before: 0)"
    let reason = try verdict(code, prose: Self.proposal)?.reason
    #expect(reason?.hasPrefix("the article is about changes of Swift") == true)
    #expect(try verdict(code) == .failed)
  }

  @Test("Labels that functions did not have once are no mistakes in a proposal")
  func formerLabels() throws {
    let code = "func mark(rect: Int, by: Int) {}\nmark(bounds, by: 1)"
    #expect(try verdict(code) == .failed)
    #expect(try verdict(code, prose: Self.proposal)?.name == "undecided")
  }

  @Test("A fragment of a proposal is held to no rule of this compiler's")
  func fragments() throws {
    let code =
      "URLSession.shared.dataTaskPublisher(for: address)\n  .sink { data in\n"
      + "    self.label.text = \"a\"\n  }"
    #expect(try verdict(code) == .failed)
    #expect(
      try verdict(code, prose: Self.proposal)
        == .undecided(reason: "the type around these statements is not shown")
    )
  }

  @Test("What Foundation lacks on Linux is no Swift of another version")
  func foundation() throws {
    let code = "import Foundation\nlet tall = NSPredicate(format: \"height > %d\", 18)"
    let verdict = try #require(try Checking.verdicts(ofFences: code).first)
    #expect(verdict.hasPrefix("undecided: Foundation on Linux does not have it: 'init(format:_:)'"))
  }
}
