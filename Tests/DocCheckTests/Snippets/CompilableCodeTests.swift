import Testing

@testable import DocCheck

@Suite("Code in the form that is compiled")
struct CompilableCodeTests {
  private func text(_ code: String) -> String {
    CompilableCode(code, parsed: ParsedSwift(code)).text.trimmingBlanks
  }

  private static let trap = Hole.trap
  private static let hole = Hole.expressionText

  @Test(
    "What is left out becomes a hole of the kind that its place asks for",
    arguments: [
      ("let a: Int = ...", "let a: Int = \(hole)"),
      ("let a = …", "let a = \(hole)"),
      ("let a: Int = // ...\nf()", "let a: Int = \(hole) // ...\nf()"),
      ("let a: [Int] = /* … */", "let a: [Int] = \(hole) /* … */"),
      ("func f() -> Int { return // 略\n}", "func f() -> Int { return \(hole) // 略\n}"),
      ("func f() { ... }", "func f() { \(trap) }"),
      ("func f() -> Int { ~~~ }", "func f() -> Int { \(trap) }"),
      ("var a: Int {\n  …\n}", "var a: Int {\n  \(trap)\n}"),
      ("func f() -> Int {\n  // 생략\n}", "func f() -> Int { \(trap)\n  // 생략\n}"),
      (
        "func f() -> Int {\n  g()\n  // asks the server ...\n}",
        "func f() -> Int {\n  g()\n  // asks the server ...\n\(trap) }"
      ),
      ("guard a else { /* 省略 */ }", "guard a else { \(trap) /* 省略 */ }"),
      (
        "func f() -> Int { if a {\n// uses a\n} else { return 1 } }",
        "func f() -> Int { if a { \(trap)\n// uses a\n} else { return 1 } }"
      ),
      (
        "var a: Int { do { return try f() } catch { /* tells it */ } }",
        "var a: Int { do { return try f() } catch { \(trap) /* tells it */ } }"
      ),
      (
        "func f() -> [Int] { return /* whatever fits */ }",
        "func f() -> [Int] { return \(hole) /* whatever fits */ }"
      ),
      (
        "class A: B { override init() { /* sets it up */ } }",
        "class A: B { override init() { \(trap) /* sets it up */ } }"
      ),
      ("f(a: ..., b: 1)", "f(a: \(hole), b: 1)"),
      ("let a = [...]", "let a = [\(hole)]"),
      ("func f(a: ...) -> ... {}", "func f(a: DocCheckUnknown) -> DocCheckUnknown {}"),
      ("let a = <#value#>\nlet b: <#T#>", "let a = \(hole)\nlet b: DocCheckUnknown"),
      ("switch a {\ncase 1: ...\n}", "switch a {\ncase 1: \(trap)\n}"),
      ("switch a {\ncase 1: // etc.\n}", "switch a {\ncase 1: \(trap) // etc.\n}"),
      ("let f = { x in ... }", "let f = { x in \(trap) }"),
    ]
  )
  func holes(code: String, expected: String) {
    #expect(text(code) == expected)
  }

  @Test(
    "What the code is complete without is blanked, and keeps its columns",
    arguments: [
      ("struct A { ... }", "struct A {     }"),
      ("f(...)", "f(   )"),
      ("let a = [1, ...]", "let a = [1,    ]"),
      ("class A: ... { }", "class A      { }"),
      ("let a = 1\n...\nlet b = 2", "let a = 1\n   \nlet b = 2"),
      ("... and so on ...\nlet b = 2", "                 \nlet b = 2"),
    ]
  )
  func blanks(code: String, expected: String) {
    #expect(CompilableCode(code, parsed: ParsedSwift(code)).text == expected)
  }

  @Test(
    "Ranges, variadic parameters and comments about other things stay as they are",
    arguments: [
      "for i in 1...3 { print(i) }", "let a = b[2...]", "let a = b[...2]", "let a = b[...]",
      "func f(_ a: Int...) {}", "let a = x ... y", "let a = 0\n  ... 5", "case 90...: break",
      "func ... (a: A, b: A) -> A { a }", "let a = 1 // one, two, ...",
      "func f() { if a { /* nothing */ } else { g() } }",
      "func f() -> Int { if a { /* nothing */ }; return 1 }",
      "let a = // one\n  1", "let a = \"...\"", "/* ... */ let a = 1",
    ]
  )
  func swift(code: String) {
    #expect(text(code) == code)
  }

  @Test("Declarations without bodies get one, and those of protocols do not")
  func bodiless() {
    #expect(text("func f() -> Int") == "func f() -> Int { \(Hole.trap) }")
    #expect(text("struct A { init(a: Int) }") == "struct A { init(a: Int) { \(Hole.trap) } }")
    #expect(
      text("extension A { var b: Int { get }\n  var c: Int }")
        == "extension A { var b: Int { get { \(Hole.trap) } }\n  var c: Int { \(Hole.trap) } }"
    )
    #expect(
      text("protocol P { func f(); var a: Int { get } }")
        == "protocol P { func f(); var a: Int { get } }"
    )
  }

  @Test("Conditions that ask for the operating system are answered as on iOS")
  func platforms() {
    #expect(
      text("#if os(iOS) || os(macOS)\nlet a = 1\n#elseif canImport(UIKit)\n#endif")
        == "#if true    || false    \nlet a = 1\n#elseif canImport(UIKit)\n#endif"
    )
  }

  @Test("The lines and the types that are left out in part are known")
  func places() {
    let code = "struct A {\n  // ...\n  func f() { }\n}\nfunc g() {\n  ...\n}"
    let compilable = CompilableCode(code, parsed: ParsedSwift(code))
    #expect(compilable.elidedLines == [2, 6])
    #expect(compilable.elidedTypes == ["A"])
  }

  @Test(
    "Odd elisions are survived",
    arguments: [
      "...", "…", "{ ... }", "= ...", "... ...", "<#", "<##>", ": ...", "(...", "..\u{0}.",
      "@... func",
    ]
  )
  func odd(code: String) {
    let compilable = CompilableCode(code, parsed: ParsedSwift(code))
    #expect(compilable.text.split(separator: "\n").count <= 1)
  }
}
