import Testing

@testable import DocCheck

@Suite("Verdicts on excerpts of several places, and on what looks like code")
struct MixedExcerptTests {
  @Test(
    "Members behind import lines stand in a type, and the import lines before it",
    arguments: [
      "import Combine\n...\n@Published var name = \"\"\n@Published var kind = Kind.common",
      "import SwiftUI\n\n@State private var name = \"\"\n\n"
        + "var body: some View {\n  TextField(\"Name\", text: $name)\n}",
      "import UIKit\n\noverride func viewDidLoad() {\n  super.viewDidLoad()\n"
        + "  view.backgroundColor = .red\n}",
    ]
  )
  func membersBehindImports(code: String) throws {
    #expect(try Checking.verdicts(ofFences: code) == ["passed"])
    let report = try Checking.check(parts: code + "\nlet rings: Int = \"a\"")
    #expect(Checking.verdicts(report) == ["failed"])
    let last = SourceText(code).lineCount + 2
    #expect(report.findings.map(\.span.start.line) == [last])
  }

  @Test("Properties of views and expressions that make views are both judged, in any order")
  func viewParts() throws {
    let model = "import SwiftUI\n\n@Observable final class Library { var title = \"\" }"
    let child = "@Environment(Library.self) var library"
    let parts = [
      "Text(\"a\")\n  .environment(Library())\n\n// The child\n\(child)",
      "@Bindable var library: Library\n\nField(title: $library.title)\n\n"
        + "struct Field: View {\n  @Binding var title: String\n"
        + "  var body: some View { Text(title) }\n}",
      "struct Depth: EnvironmentKey {\n  static let defaultValue = 1\n}\n\n"
        + "extension EnvironmentValues {\n"
        + "  var depth: Int {\n    get { self[Depth.self] }\n    set { self[Depth.self] = newValue }"
        + "\n  }\n}\n\nText(\"a\").environment(\\.depth, 2)\n\n@Environment(\\.depth) var depth",
    ]
    #expect(
      try Checking.verdicts(ofFences: model, parts[0], parts[1], parts[2])
        == ["passed", "passed", "passed", "passed"]
    )
    #expect(
      try Checking.verdicts(
        ofFences: model,
        parts[0].replacing("Text(\"a\")", with: "Text(verbatm: \"a\")"),
        parts[1].replacing("$library.title", with: "$library.titel"),
        parts[2].replacing("\\.depth, 2", with: "\\.depth, \"2\"")
      ) == ["passed", "failed", "failed", "failed"]
    )
  }

  @Test("Statements that unwrap self stand in a closure that holds it weakly")
  func weakSelf() throws {
    let report = try Checking.check(
      parts: "guard let self = self else { return }",
      "guard let self else { return }\nself.reload()\nprint(\"done\")",
      "guard let self else { return }\nlet number: Int = \"1\""
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.snippets.map(\.assumed) == [[], ["reload"], []])
  }

  @Test("The head of a closure, and a list of types, are no mistakes")
  func heads() throws {
    #expect(
      try Checking.verdicts(
        ofFences: ".onChange(of: count) { old, new in",
        ".onChange(of: count) { old, new in\n  print(new)",
        "String  // text\nInt     // number\nArray\nResult<Int, Error>"
      ) == [
        "undecided: only the head of it is shown", "failed",
        "skipped: pseudo-code: parts of it are left out",
      ]
    )
  }

  @Test("An error that stays beside names which the article leaves out is announced as any other")
  func announcedBesideUnknown() throws {
    let code =
      "func sample() -> some View {\n  if isOn {\n    Text(\"A\")\n  } else {\n"
      + "    Image(systemName: \"star\")\n  }\n}"
    let verdict: (String) throws -> [String] = { prose in
      try Checking.verdicts(Checking.check("```swift\n\(code)\n```\n\n\(prose)\n"))
    }
    #expect(try verdict("This does not compile: the types differ.") == ["passed"])
    #expect(try verdict("It shows one of two views.") == ["failed"])
  }

  @Test(
    "What is right and wrong is told in many languages",
    arguments: [
      ("SAI", "ĐÚNG"), ("ПЛОХО", "ХОРОШО"), ("FALSCH", "RICHTIG"), ("Mal", "Bien"),
      ("Incorrecto", "Correcto"), ("错误代码", "正确"),
    ]
  )
  func variants(wrong: String, right: String) throws {
    let code =
      "// \(wrong) — one letter\nlet x: Int = 1\n\n// \(right) — a word\nlet x: Int = 1"
    #expect(try Checking.verdicts(ofFences: code) == ["passed", "passed"])
  }

  @Test("Statements that use what controllers have stand in one")
  func controller() throws {
    let code =
      "let hosting = UIHostingController(rootView: Badge())\naddChild(hosting)\n"
      + "view.addSubview(hosting.view)\nhosting.didMove(toParent: self)"
    let report = try Checking.check(parts: code, code.replacing("addSubview", with: "addSubvieww"))
    #expect(Checking.verdicts(report) == ["passed", "failed"])
    #expect(report.snippets[0].assumed == ["Badge"])
  }

  @Test("An extension may override what Objective-C has")
  func overridingExtension() throws {
    let code =
      "import UIKit\n\nextension UINavigationController {\n  override open func viewDidLoad() {\n"
      + "    super.viewDidLoad()\n  }\n}"
    let own =
      "class Shelf { func sort() {} }\nclass Rack: Shelf {}\n"
      + "extension Rack { override func sort() {} }"
    #expect(
      try Checking.verdicts(ofFences: code, own) == [
        "undecided: Linux has no Objective-C, which lets extensions override what "
          + "'UIViewController' has", "failed",
      ]
    )
  }

  @Test("What a type inside of a library's type has is no misspelling of another name")
  func nestedMembers() throws {
    let code =
      "class Download {\n  var onEnd: (() -> Void)?\n\n"
      + "  func start() {\n    onEnd = { [weak self] in self?.finish() }\n  }\n}"
    let report = try Checking.check(parts: code)
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["Download.finish"])
    let form = code.replacing("finish", with: "descriptions")
    #expect(try Checking.check(parts: form).snippets[0].assumed == ["Download.descriptions"])
  }

  @Test("A conformance that a later extension gives, which does not compile, is not missing")
  func brokenConformance() throws {
    let shelf = "final class Shelf {\n  weak var delegate: (any Sorter)?\n}"
    let sorter = "protocol Sorter: AnyObject {\n  func sort()\n  func count() -> Int\n}"
    let screen =
      "class Screen {\n  let shelf = Shelf()\n"
      + "  func start() {\n    shelf.delegate = self\n  }\n}"
    let broken = "extension Screen: Sorter {\n  func sort() { 1.sorted() }\n  // (...)\n}"
    let verdicts = try Checking.verdicts(ofFences: sorter, shelf, screen, broken)
    #expect(
      verdicts[2] == "undecided: the extension of 'Screen' in a.md#4 does not compile: "
        + "cannot assign value of type 'Screen' to type '(any Sorter)?'"
    )
    #expect(try Checking.verdicts(ofFences: sorter, shelf, screen)[2] == "failed")
  }

  @Test("Members listed with the names of their types are no statements")
  func qualifiedListing() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "Sequence.map<T>(_: (Element) -> T) -> [T] where T : Hashable\n"
          + "Optional.map<U>(_: (Wrapped) -> U) -> U?"
      ) == ["undecided: declarations without bodies"]
    )
  }

  @Test("Under a label for bad code the same thing may be written several times")
  func labels() throws {
    let report = try Checking.check(
      """
      ### Bad:
      ```swift
      let cubes = [1].map{$0}
      let cubes = [1].map {$0}
      ```

      Wrong, since the number of cubes is what anybody wants to know here:
      ```swift
      let cubes = [1].map { $0 }
      let cubes = [2].map { $0 }
      ```

      Before we begin:
      ```swift
      let cubes = [3].map { $0 }
      let cubes = [4].map { $0 }
      ```

      Bad:

      - the same
      - again

      ```swift
      let cubes = [5].map { $0 }
      let cubes = [6].map { $0 }
      ```

      **Плохо**

      ```swift
      let cubes = [1]
      let cubes = [2]
      let text: Int = "1"
      ```
      """
    )
    #expect(
      Checking.verdicts(report) == [
        "undecided: variants of the same thing stand in it: invalid redeclaration of 'cubes'",
        "failed", "failed", "failed", "failed",
      ]
    )
  }

  @Test("What no declaration would take away is an error beside names that are declared nowhere")
  func certainMistakes() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "await withThrowingTaskGroup(of: Int.self) { group in\n"
          + "  for page in pages { group.addTask { try await load(page) } }\n"
          + "  for try await count in group { show(count) }\n}",
        "URLSession.shared.dataTaskPublisher(for: address)\n  .sink { data in\n"
          + "    self.label.text = \"\\(data)\"\n  }",
        "publisher.sink { data in\n  self.label.text = \"\\(data)\"\n}",
        "bag.insert {\n  first.sink { value in }\n}"
      ) == ["failed", "failed", "passed", "passed"]
    )
  }

  @Test(
    "A type inside of a library's, or a value of it, that is like none of its own is no mistake"
  )
  func partsOfLibraries() throws {
    #expect(
      try Checking.verdicts(
        ofFences: "extension URLRequest.Bearer {\n  static var none: Self { .init() }\n}",
        "import UIKit\nlet shade = UIImage.swift",
        "import UIKit\nlet shade = UIColor.systemReed"
      ) == [
        "undecided: unsupported API: URLRequest.Bearer",
        "passed", "failed",
      ]
    )
  }
}
