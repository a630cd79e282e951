import Testing

@testable import DocCheck

@Suite("What stands around code that cannot stand alone")
struct WrappingRepairTests {
  @Test(
    "Cases without their enumeration are those of one",
    arguments: [
      "case mac", "case port, starboard\ncase adrift", "indirect case tow(Boat)",
      "case port = 1\ncase starboard", "case port = \"p\" // text", "case pi = 3.14",
      "case tow(Boat)\ncase moor(depth: Int = 2)",
      "case port\ncase starboard\n\nvar isLeft: Bool { self == .port }",
      "/// Left.\ncase port\n\nfunc turn() -> Int { 2 }",
    ]
  )
  func cases(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.wrapped == "members")
    #expect(report.assumed.allSatisfy { $0 == "Boat" })
  }

  @Test(
    "Cases without their enumeration have mistakes of their own",
    arguments: [
      ("case port = .left", "2:14 compile-error: raw value for enum case must be a literal"),
      ("case port\ncase port", "3:6 conflicting-declaration: invalid redeclaration of 'port'"),
      (
        "case port\nvar depth = 2",
        "3:5 compile-error: enums must not contain stored properties"
      ),
    ]
  )
  func wrongCases(code: String, finding: String) throws {
    #expect(Checking.findings(try Checking.check("```swift\n\(code)\n```\n")) == [finding])
  }

  @Test(
    "Properties that only a type has may stand beside what is done with them",
    arguments: [
      "@State private var count = 0\n\ncount\n$count\n_count",
      "@Published var names: [String] = []\n\nnames.append(\"tern\")",
      "@Published private(set) var total = 0\nprivate var step = 2\n\ntotal += step",
      "@Published var name = \"\"\n$name.sink { print($0) }\nname = \"tern\"",
      "@Binding private var count: Int\n\ncount += 1",
      "@Environment(\\.dismiss) private var dismiss\n\ndismiss()",
      "@State private var text = \"\"\nguard !text.isEmpty else { return }\nprint(text)",
      "public var count = 0\nguard count > 0 else { return }",
      "@MainActor @Published var names: [String] = []\nnames.append(\"tern\")",
      "let control = UIRefreshControl()\ncontrol.addTarget(self, action: #selector(ring), for: .touchUpInside)"
        + "\n\n@objc private func ring() { print(1) }",
      "@propertyWrapper\nstruct Logged<Value> { var wrappedValue: Value }\n"
        + "extension Logged { func show() { print(wrappedValue) } }\n@Logged var eggs = 1\n"
        + "eggs = 2\n_eggs.show()",
    ]
  )
  func doneWithProperties(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.wrapped == "members")
    #expect(report.assumed.isEmpty)
  }

  @Test(
    "Mistakes in what is done with such properties are the author's",
    arguments: [
      ("@State private var count = 0\ncount = \"a\"", "3:9"),
      ("@State private var count = 0\ncuont += 1", "3:1"),
      ("@Published var names: [String] = []\nnames.append(3)", "3:14"),
      ("@Published var userName = \"\"\nuserNmae = \"a\"", "3:1"),
    ]
  )
  func wronglyDone(code: String, place: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets[0].verdict == .failed)
    #expect(Checking.findings(report).map { $0.prefix { $0 != " " } } == [place[...]])
  }

  @Test(
    "What says who may use it is not refused for what is written around it",
    arguments: [
      "private let lock = NSLock()\nlock.lock()\ndefer { lock.unlock() }\nreturn storage[key]",
      "@ScaledMetric private var padding = 8.0\nText(\"Terns\").padding(padding)",
      "set { storage = newValue }", "set { objectWillChange.send(); value = newValue }",
      "convenience init(name: String) { self.init(name: name, age: 0) }",
      "{ (left: String, right: String) -> Bool in\n  return left > right\n}",
    ]
  )
  func fragments(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code).allSatisfy { !$0.hasPrefix("failed") })
  }

  @Test("Views before and behind a private property stand in one, whose closures need not name it")
  func viewsAroundProperty() throws {
    let code =
      "Text(\"Terns\")\n\n@State private var nest = Nest()\n\nText(\"Nest\")\n  .onAppear { nest.load() }"
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.wrapped == "view")
  }

  @Test("A closure that stands alone is judged where its parameters have types")
  func closures() throws {
    let closures = [
      "(left: String) -> Bool in left", "(left: String) in print(left)", "left in left",
    ]
    #expect(
      try closures.flatMap { try Checking.verdicts(ofFences: "{ \($0) }") }
        == ["failed", "passed", "undecided: the call around this closure is not shown"]
    )
  }

  @Test("Cases of a `switch` are none of an enumeration")
  func clauses() throws {
    let clause = "case .port:\n  print(1)\ncase .starboard: print(2)"
    #expect(
      try Checking.verdicts(ofFences: clause)
        == ["undecided: doccheck could not complete the code: switch must be exhaustive"]
    )
  }

  @Test("Calls behind a case, however many, are no members")
  func callsBehindCase() {
    let code = "case port\n" + String(repeating: "moor(), ", count: 1000)
    #expect(ShapeReader().shape(of: code, parsed: ParsedSwift(code)) == .broken)
  }

  @Test(
    "Modifiers below a property with a wrapper are those of a view",
    arguments: [
      "@State private var isShown = false\n\n.sheet(isPresented: $isShown) {\n  Text(\"a\")\n}",
      "@State private var isShown = false\n.sheet(isPresented: $isShown) {\n  Text(\"a\")\n}",
      "@State private var depth = 3\r\n\r\n.onAppear { depth += 1 }",
      "@State var name = \"a\"\n  .uppercased()\n\n.onAppear { name = \"b\" }",
    ]
  )
  func modifiers(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.wrapped == "view")
  }

  @Test(
    "Modifiers of what a property holds belong to it",
    arguments: [
      "@State var depth: Double = 1\nvar body: some View {\n  VStack {\n    Text(\"a\")\n\n"
        + "      .opacity(depth)\n  }\n}",
      "@State var deck = VStack {\n  Text(\"a\")\n\n    .bold()\n}",
    ]
  )
  func ownModifiers(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.wrapped == "members")
  }

  @Test("Modifiers below a property are held to those of views, and its value to its own members")
  func wrongModifiers() throws {
    let modifier = "@State var isShown = false\n\n.shete(isPresented: $isShown) { Text(\"a\") }"
    #expect(try Checking.verdicts(ofFences: modifier) == ["failed"])
    let member = "@State var name = \"a\"\n  .upercased()"
    #expect(try Checking.verdicts(ofFences: member) == ["failed"])
  }
}
