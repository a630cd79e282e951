import Testing

@testable import DocCheck

@Suite("Verdicts on bodies, closures and clauses of which parts are left out") struct OpenBodyTests
{
  @Test(
    "A comment behind '=' stands for the value where the next line is a statement of its own",
    arguments: [
      (
        "func moor(_ berth: Int) {\n  let ship = // look it up by its berth\n  greet(ship)\n}",
        ["greet"]
      ),
      ("var ship = 1\nfunc moor() {\n  ship = // the next one\n  greet(ship)\n}", ["greet"]),
      ("let depth = // in fathoms\n  12\nlet double: Int = depth * 2", []),
    ]
  )
  func comments(code: String, assumed: [String]) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == assumed)
  }

  @Test(
    "A comment at the end that says so stands for the rest of a body",
    arguments: [
      "func first(_ flag: Bool) -> Int {\n  if flag { return 1 }\n  // ...\n}",
      "func second() throws -> Int {\n  print(1)\n  // look it up in the cache ...\n}",
      "var third: Int {\n  print(1)\n  // and so on…\n}",
      "var fourth: Int {\n  get {\n    if Bool.random() { return 1 } else {\n      print(2)\n"
        + "      // ...\n    }\n  }\n}",
      "@MainActor func load() -> Int {\n  print(1)\n  // the rest of the code\n}",
      "let sixth = { (name: String) -> Int in\n  // count its letters\n}",
      "let seventh = { (name: String) -> Int in\n  print(name)\n  // ...\n}",
      "func fifth() -> Int {\n  try! Task.checkCancellation()\n  // [...]\n}",
      "import SwiftUI\nstruct Card: View {\n  var body: some View {\n    Text(\"a\")\n    // ...\n  }\n"
        + "  @ViewBuilder var more: some View {\n    Text(\"b\")\n    Text(\"c\")\n    // ...\n  }\n}",
    ]
  )
  func openEnds(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
  }

  @Test("A word alone on its line stands for what is left out, in wide parentheses, too")
  func words() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "class Shelf {\n  var book = 1\n  （中略）\n  func sort() -> Int {\n    （略）\n  }\n}",
        "struct Shelf {\n  let book = 1\n  (省略)\n  var next: Int {\n    (생략)\n  }\n}",
        "class Page: UIViewController {\n  private var label: UILabel?\n\n（後略）",
        "class Page {\n  （後略）\n  var number: Int = \"a\"\n}",
        "class Page {\n  （注意）\n  var number = 1\n}",
        "func count() -> Int {\n  let 省略 = 1\n  return 省略\n}"
      ) == ["passed", "passed", "passed", "failed", "failed", "passed"]
    )
  }

  @Test(
    "A body that ends in another comment, or gives something else, is wrong",
    arguments: [
      "func first(_ flag: Bool) -> Int {\n  if flag { return 1 }\n  // that is all\n}",
      "func second() -> Int {\n  print(1)\n  let x: Int = \"1\"\n  return x\n  // ...\n}",
      "func third() -> Int {\n  \"three\"\n  // ...\n}",
      "let fifth = { (name: String) -> Int in\n  print(name)\n}",
      "let sixth: (String) -> Int = { (name: String) -> Int in }",
      "func fourth() -> Int {\n  String(\"a\")\n  // ...\n}",
    ]
  )
  func closedEnds(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["failed"])
  }

  @Test("A sentence that speaks of a rest leaves open what it means")
  func rests() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "func sign(_ flag: Bool) -> Int {\n  if flag { return 1 }\n"
          + "  // the rest of the numbers are negative\n}"
      ) == [
        "undecided: part of this is left out: missing return in global function expected to return 'Int'"
      ]
    )
  }

  @Test("A closure that is left out has the parameters and the value that its place asks for")
  func openClosures() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "let squares = [1, 2].map { ... }",
        "let sum = [1, 2].reduce(0) { ... }\nlet text: String = \"\\(sum)\"",
        "import Combine\nlet values = PassthroughSubject<Int, Never>()\n"
          + "let bag = values.map { ... }.filter { ... }.sink { ... }",
        "publisher\n  .map { ... }\n  .sink { ... }",
        "[1, 2].forEach { print(2) }"
      ) == ["passed", "passed", "passed", "passed", "failed"]
    )
  }

  @Test("A clause with the brace before it is a part of a statement that is not shown")
  func braces() throws {
    let report = try Checking.check(
      parts: "enum Problem: Error { case short(minimum: Int) }",
      "} catch Problem.short(let minimum) {\n  print(minimum)\n} catch {\n  print(error)\n}",
      "} else if let number = Int(\"1\") {\n  print(number)\n} else {\n  print(0)\n}",
      "} while Bool.random()",
      "} catch Problem.short(let minimum) {\n  print(maximum)\n}",
      "} { print(1)"
    )
    #expect(
      Checking.verdicts(report) == [
        "passed", "passed", "passed", "passed", "passed",
        "undecided: only the end of it is shown",
      ]
    )
    #expect(report.snippets[1].dependsOn == ["a.md#1"])
  }

  @Test("Key paths alone that begin with no type are undecided")
  func keyPaths() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "import SwiftUI\n\\.controlSize\n\\.isEnabled",
        "let path = \\String.count\n\\.isEmpty"
      ) == [
        "undecided: the type that these key paths begin with is not shown",
        "failed",
      ]
    )
  }

  @Test("What a closure gets of an unknown list is of the type that its place asks for")
  func elements() throws {
    let report = try Checking.check(
      parts: "import SwiftUI\nlet list = List {\n  Button(\"Add\") { rows.append(\"New\") }\n"
        + "  ForEach(rows, id: \\.self) { row in\n    Text(row)\n  }\n}",
      "import SwiftUI\nfunc load() {\n  service.books { result in\n    switch result {\n"
        + "    case .success(let books): print(books)\n"
        + "    case .failure(let error): print(error)\n    }\n  }\n}",
      "final class Reader {\n  func start() {\n    client.onMessage = { [weak self] message in\n"
        + "      guard let self else { return }\n      Task { self.show(message) }\n    }\n  }\n"
        + "  func show(_ text: Any) {}\n}",
      "let cut = word[place..<word.endIndex]"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "passed", "passed"])
    #expect(
      report.snippets.map(\.assumed) == [["rows"], ["service"], ["client"], ["place", "word"]]
    )
  }
}
