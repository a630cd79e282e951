import Testing

@testable import DocCheck

@Suite("Errors that comments announce")
struct ExpectedErrorsTests {
  private func verdict(_ code: String) throws -> Verdict? {
    try Checking.check("```swift\n\(code)\n```\n").snippets.first?.verdict
  }

  @Test(
    "An error beside its announcement is expected",
    arguments: [
      "let a = 1\na = 2 // Error: 'a' is a constant",
      "let a = 1\n// This causes a compile-time error.\na = 2",
      "let a = 1\na = 2\n// this reports an error",
      "let a = 1\na = 2 // コンパイルエラー",
      "let a = 1\na = 2 // 에러 발생",
      "let a = 1\na = 2 // 编译错误", "let a = 1\na = 2 // 编译期错误", "let a = 1\na = 2 // 是无效的",
      "let a = 1\na = 2 // isn't allowed", "let a = 1\na = 2 // won't work",
      "func make() -> _ {\n  1\n}\n\n// ошибка: тип не может быть неявным",
      "func f() -> String {\n} // 'String'を返すはずの関数に戻り値がない",
      "func f() {}\n// Error: no such conversion\nfunc g() -> Int {\n  f()\n\n\n\n  return \"\"\n}",
      "let a = 1\na = 2\n\n\n\nlet b = 1\n\n// This code does not compile.",
      "let a = 1\na = 2\n\n\n\nlet b = 1\n\n// Данный код не скомпилируется.\n// Нельзя.",
      "func f() {\n  let a: Int = [1].map { egg in\n    sail(egg) // error here\n  }\n}",
      "let a = 1\na = 2 // kompiliert nicht", "let a = 1\na = 2 // gets an error",
      // The reason in which the compiler's message ends.
      "struct Nest {\n  var eggs = [\"first\": 1]\n\n  // Cannot assign: 'self' is immutable.\n"
        + "  func lay() {\n    if true {\n      eggs[\"first\"]! += 1\n    }\n  }\n}",
    ]
  )
  func announced(code: String) throws {
    #expect(try verdict(code) == .passed(.failedAsExpected))
  }

  @Test(
    "A comment that speaks of an error elsewhere announces none",
    arguments: [
      "let y: Int = \"a\" // no such error here", "let y: Int = \"a\" // this never gets an error",
      "// fetchTern gets an error when offline\nlet y: Int = \"a\"",
      "// handle the error here\nlet y: Int = \"a\"",
      "let y: Int = \"a\"\n// If something goes wrong, the user gets an error.",
    ]
  )
  func elsewhere(code: String) throws { #expect(try verdict(code) == .failed) }

  @Test(
    "An error elsewhere, or one that nothing announces, is not",
    arguments: [
      "let a = 1\na = 2",
      "struct Nest {\n  // Note: 'self' is immutable\n  let most = 10\n  func lay() { eggs += 1 }\n"
        + "  var eggs = 0\n}",
      "struct Nest {\n  var eggs = 1\n\n  // Cannot assign: 'self' is immutable.\n\n"
        + "  func lay() { eggs += 1 }\n}",
      "let a = 1\na = 2\n\n\n\nlet b = 1 // Error",
      "let a = 1\na = 2\n\n\n\nlet b = 1\n// This code compiles",
      "let a = [1]\na.append(2) // dieser Code kompiliert nicht\n\nlet b: Int = \"three\"",
      "let a = 1\na = 2\n\n\n\nlet b = 1\n// Without b, this code does not compile",
      "let a = 1 // Error\n\n\n\na = 2",
      "let a = 1 // no errors here\na = 2",
      "func f() -> String {\n} // 'Int'を返すはずの関数に戻り値がない",
      "func f() -> String {\n} // it returns a 'String'",
      "func f() {}\n\n// Error\n\nfunc g() -> Int {\n  f()\n\n\n\n  return \"\"\n}",
      "func f() {\n  let a: Int = \"x\"\n  sail() // error here\n}",
      "let a = 1\na = 2 // Error\nlet c: Int = \"\"\n\n\nlet d: Int = \"\"",
    ]
  )
  func unannounced(code: String) throws {
    #expect(try verdict(code) == .failed)
  }

  @Test(
    "A line that would not compile without something compiles",
    arguments: [
      "без mutating код не скомпилируется", "ohne ?? kompiliert nicht",
      "sinon ce code ne compile pas",
      "com let não compila", "otherwise this does not compile",
    ]
  )
  func conditions(comment: String) throws {
    #expect(try verdict("let a = 1 // \(comment)") == .passed(.compiled))
  }

  @Test("A line that is said not to compile and does is a finding")
  func stale() throws {
    let report = try Checking.check("```swift\nvar a = 1\na = 2 // compile-time error\n```\n")
    #expect(
      Checking.findings(report) == [
        "3:1 expected-error-missing: this line compiles, although its comment says that it does not"
      ]
    )
  }

  @Test("A comment about an error at run time says nothing about compiling")
  func runTime() throws {
    #expect(try verdict("let a = [1][0] // Error if empty") == .passed(.compiled))
  }

  @Test(
    "What must not compile is tried with its empty bodies too, unless they leave something out",
    arguments: [
      ("case 1: // nothing to do", "compile-fail", "passed"),
      ("case 1: // nothing to do", "compile-fail=\"at least one\"", "passed"),
      ("case 1: // nothing to do", "compile-fail=\"missing return\"", "failed"),
      ("case 1: // ...", "compile-fail", "failed"),
    ]
  )
  func mustNotCompile(line: String, directive: String, verdict: String) throws {
    let code = "switch 2 {\n\(line)\ndefault: print(2)\n}"
    let report = try Checking.check("```swift, \(directive)\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == [verdict])
  }

  @Test("A comment of several lines marks the line below it")
  func longMark() throws {
    let code = "var a = 1\n// ❌ both at once\n// since they are the same\nswap(&a, &a)"
    #expect(
      try Checking.verdicts(ofFences: code).first?.hasPrefix("undecided: its comment") == true
    )
  }

  @Test("A mark for what is wrong beside a line that the compiler refuses means just that")
  func marks() throws {
    for mark in ["❌", "❌ この型は合わない", "NG"] {
      #expect(try verdict("let text: String = 1 // \(mark)") == .passed(.failedAsExpected))
    }
    for words in [
      "bad luck", "NG words are removed", "users cannot see this", "the mark is not beside",
    ] {
      #expect(try verdict("let text: String = 1 // \(words)") != .passed(.failedAsExpected))
    }
    #expect(try verdict("let text: String = 1\nlet more = text // ❌") == .failed)
    let style = "import SwiftUI\nlet view = Button(\"a\") {}\n  .buttonStyle(.borderlesss) // ❌"
    #expect(try verdict(style) != .passed(.failedAsExpected))
    #expect(try verdict("var text = 1 // ❌ use a constant") == .passed(.compiled))
  }

  @Test(
    "A comment that is nothing but blame speaks of all the lines below it, others of the next ones"
  )
  func blame() throws {
    let lines = "let depth = 1\nlet length = 2\nlet width = depth??0\n"
    #expect(try Checking.verdicts(ofFences: "// WRONG\n" + lines)[0].hasPrefix("undecided"))
    #expect(try Checking.verdicts(ofFences: lines) == ["failed"])
    #expect(try Checking.verdicts(ofFences: "// WRONG\nlet a = 1\n\n" + lines) == ["failed"])
    let member =
      "struct Buoy {\n  // Cannot be sunk from outside\n  private(set) var depth = 1\n"
      + "  mutating func sink() { depth = \"deep\" }\n}"
    #expect(try Checking.verdicts(ofFences: member) == ["failed"])
  }
}
