import Testing

@testable import DocCheck

@Suite("Verdicts on code of which other parts of the article show more, or another version")
struct LaterShownTests {
  @Test("A view that later sections show with a binding may only read the value before")
  func laterBindings() throws {
    let child =
      "struct Child: View {\n  @Binding var isOn: Bool\n"
      + "  var body: some View { Toggle(\"a\", isOn: $isOn) }\n}"
    let parent =
      "struct Parent: View {\n  @State private var isOn = false\n"
      + "  var body: some View { Child(isOn: isOn) }\n}"
    let apart = try Checking.check(parts: "# Reading", parent, "# Writing", child)
    #expect(Checking.verdicts(apart) == ["passed", "passed"])
    #expect(apart.snippets[0].assumed == ["Child"])
    #expect(try Checking.verdicts(ofFences: parent, child) == ["failed", "passed"])
    #expect(try Checking.verdicts(ofFences: child, parent) == ["passed", "failed"])
  }

  @Test(
    "A model that a later section observes in the new way may be observed in the old one before"
  )
  func laterModels() throws {
    let view =
      "struct Terns: View {\n  @StateObject private var model = Model()\n"
      + "  var body: some View { Text(\"\\(model.count)\") }\n}"
    let model = "@Observable\nfinal class Model {\n  var count = 0\n}"
    let apart = try Checking.check(parts: "# Since iOS 14", view, "# Since iOS 17", model)
    #expect(Checking.verdicts(apart) == ["passed", "passed"])
    #expect(apart.snippets[0].assumed == ["Model"])
    #expect(try Checking.verdicts(ofFences: view, model) == ["failed", "passed"])
    let plain = model.replacing("@Observable\n", with: "")
    let forgotten = try Checking.check(parts: "# The view", view, "# The model", plain)
    #expect(Checking.verdicts(forgotten) == ["failed", "passed"])
    #expect(try Checking.verdicts(ofFences: model, view) == ["passed", "failed"])
  }

  @Test(
    "A type that is used as a library's of its name cannot be is the one that is shown later",
    arguments: [
      ("var tern: ObservableObject<Int> = ObservableObject(3)", "class ObservableObject<T>"),
      ("let tern = ObservableObject(3)", "class ObservableObject<T>"),
    ]
  )
  func laterNamesakes(use: String, head: String) throws {
    let later = "\(head) {\n  var value: T\n  init(_ value: T) { self.value = value }\n}"
    #expect(try Checking.verdicts(ofFences: use, later) == ["passed", "passed"])
    #expect(try Checking.verdicts(ofFences: use) == ["failed"])
  }

  @Test(
    "So is one with other generic parameters, or with the labels of a call",
    arguments: [
      ("func load() -> Result<Int> { .value(3) }", "enum Result<T> { case value(T), failure }"),
      ("let wing = Circle(radius: 3)\nprint(wing.radius)", "struct Circle { let radius: Int }"),
    ]
  )
  func laterParameters(use: String, type: String) throws {
    #expect(try Checking.verdicts(ofFences: use, type) == ["passed", "passed"])
  }

  @Test("A library's protocol is meant until the article shows its own")
  func earlierNamesakes() throws {
    let model = "final class Tern: ObservableObject {\n  @Published var rings = 0\n}"
    let later =
      "class ObservableObject<T> {\n  var value: T\n  init(_ value: T) { self.value = value }\n}"
    #expect(try Checking.verdicts(ofFences: model, later) == ["passed", "passed"])
  }

  @Test("What the compiler cannot explain is no mistake, and may be explained later")
  func unexplained() throws {
    let view =
      "import SwiftUI\n\nstruct Nests: View {\n  let nests = [\"a\"]\n"
      + "  var body: some View {\n    NavigationView {\n      List {\n"
      + "        ForEach(nests.counted(), id: \\.1) { index, nest in\n"
      + "          NavigationLink(destination: Text(nest)) {\n            VStack {\n"
      + "              Text(nest).font(.headline)\n              Text(\"\\(index)\")\n"
      + "            }\n          }\n        }\n      }\n"
      + "    }.navigationBarTitle(Text(\"a\"))\n  }\n}"
    let list =
      "extension Sequence {\n  func counted() -> [(offset: Int, element: Element)] {\n"
      + "    Array(enumerated())\n  }\n}"
    #expect(try Checking.verdicts(ofFences: view, list) == ["passed", "passed"])
    #expect(try Checking.check(parts: view).snippets[0].verdict.name == "undecided")
  }

  @Test("A type is no misspelling of one that the article declares elsewhere")
  func declaredElsewhere() throws {
    let report = try Checking.check(
      parts: "protocol Pilot: AnyObject { func start() }",
      "class APilot: Pilot {\n  func stop() {\n    let BPilot = BPilot()\n    BPilot.start()\n  }\n}",
      "class BPilot: Pilot {\n  func start() { tow(BPilot) }\n}"
    )
    #expect(!report.findings.contains { $0.message.contains("did you mean 'APilot'") })
  }

  @Test("The version of a protocol is meant that has what a generic parameter is asked for")
  func boundsOfParameters() throws {
    let report = try Checking.check(
      parts: "protocol Crate {\n  associatedtype Item\n  var count: Int { get }\n}",
      "protocol Crate {\n  associatedtype Item\n  func empty() -> Item\n}",
      "struct AnyCrate<Item> {\n  let size: () -> Int\n"
        + "  init<C: Crate>(_ crate: C) where C.Item == Item { size = { crate.count } }\n}",
      "func weigh<C: Crate>(_ crate: C) { print(crate.weight) }"
    )
    #expect(report.snippets.map(\.verdict.name) == ["passed", "passed", "passed", "undecided"])
  }

  @Test("Extensions beside statements that use self say nothing about these")
  func extensionsBesideSelf() throws {
    let code =
      "extension Array {\n  func first(of count: Int) -> ArraySlice<Element> { prefix(count) }\n}\n\n"
    #expect(
      try Checking.verdicts(ofFences: code + "self.terns.first(of: 2)")
        == ["undecided: the type around these statements is not shown"]
    )
  }
}
