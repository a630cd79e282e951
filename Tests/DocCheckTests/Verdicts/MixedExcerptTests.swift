import Testing

@testable import DocCheck

@Suite("Verdicts on excerpts of several places, and on what looks like code")
struct MixedExcerptTests {
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
}
