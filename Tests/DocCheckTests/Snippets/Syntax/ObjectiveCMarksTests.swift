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
      ("let k = #keyPath(A.b)", "let k = \"b\"          "),
      ("let k = #keyPath(b.c)", "let k = \"b.c\"        "),
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
      "let k = #keyPath(A)", "let k = #keyPath(A.b!.c)",
    ]
  )
  func rest(code: String) {
    #expect(text(code) == code)
  }
}
