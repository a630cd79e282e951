import Testing

@testable import DocCheck

@Suite("What ties code to Objective-C")
struct ObjectiveCMarksTests {
  private func text(_ code: String) -> String {
    CompilableCode(code, parsed: ParsedSwift(code)).text
  }

  @Test(
    "Marks without a meaning here are blanked, and every column stays",
    arguments: [
      (
        "class A: B {\n  @IBOutlet weak var a: C!\n}", "class A: B {\n            weak var a: C!\n}"
      ),
      ("class A: B {\n  @objc(b) func a() {}\n}", "class A: B {\n           func a() {}\n}"),
      ("@objcMembers class A: B {}", "             class A: B {}"),
      (
        "class A: B {\n  @objc func a() {}\n  let s = #selector(a)\n}",
        "class A: B {\n        func a() {}\n  let s = Selector( a)\n}"
      ),
      ("let s = #selector(A.b(_:))", "let s = Selector( A.b(_:))"),
      ("@UIApplicationMain class A: B {}", "@main              class A: B {}"),
    ]
  )
  func marks(code: String, expected: String) {
    #expect(text(code) == expected)
  }

  @Test(
    "What Apple's compiler refuses, or only Objective-C has, stays",
    arguments: [
      "@objc class A {}", "@objc struct A {}", "@UIApplicationMain struct A: B {}",
      "@objc protocol A {\n  @objc optional func a()\n}",
      "class A: B {\n  func a() {}\n  let s = #selector(a)\n}", "let s = #selector(getter: A.b)",
      "let k = #keyPath(A.b)",
    ]
  )
  func rest(code: String) {
    #expect(text(code) == code)
  }

  @Test("The delegate of an app is where it begins", arguments: ["@main", "@UIApplicationMain"])
  func begin(attribute: String) throws {
    let delegate = "class Harbour: UIResponder, UIApplicationDelegate {\n  var window: UIWindow?\n}"
    #expect(
      try Checking.verdicts(
        ofFences: "import UIKit\n\n\(attribute)\n\(delegate)",
        "\(attribute)\n\(delegate.replacing(", UIApplicationDelegate", with: ""))"
      ) == ["passed", "failed"]
    )
  }

  @Test("Outlets, actions and hidden methods get their verdicts")
  func verdicts() throws {
    let outlets = """
      import UIKit

      class GateController: UIViewController {
        @IBOutlet weak var label: UILabel!
        @IBAction func open(_ sender: Any) { label.text = "open" }
      }
      """
    #expect(
      try Checking.verdicts(
        ofFences: outlets,
        outlets.replacing("label.text", with: "label.textt"),
        "class Gate {\n  func open() {}\n  func a() { print(#selector(open)) }\n}"
      )
        == ["passed", "failed", "failed"]
    )
  }
}
