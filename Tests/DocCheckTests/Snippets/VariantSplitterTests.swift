import Testing

@testable import DocCheck

@Suite("Good and bad variants in one fence")
struct VariantSplitterTests {
  private func parts(_ code: String) -> [String] {
    let markdown = "```swift\n\(code)\n```\n"
    let article = ArticleReader().article(path: "a.md", bytes: Array(markdown.utf8))
    return SnippetExtractor.snippets(in: article).snippets.map {
      "\($0.block.span.start.line)-\($0.block.span.end.line) \($0.declares.joined(separator: ","))"
    }
  }

  @Test(
    "A fence is split at its markers of good and bad, and where variants declare the same name",
    arguments: [
      ("// ❌ bad\nstruct A {}\n\n// ✅ good\nstruct A { }", ["1-4 A", "5-7 A"]),
      ("// WRONG\nlet a = 1\n\n// RIGHT\nlet a = 2", ["1-4 a", "5-7 a"]),
      ("import SwiftUI\n// Bad\nlet a = 1\n// Good\nlet a = 2", ["1-2 ", "3-4 a", "5-7 a"]),
      ("// 悪い例：重複\nlet a = 1\n// 良い例：共有\nlet a = 2", ["1-3 a", "4-6 a"]),
      ("// ❌ bad\nstruct A {}\n// ✅ good\nstruct B {}", ["1-3 A", "4-6 B"]),
      ("// Before\nlet a = 1\n// After it\nlet b = a", ["1-6 a,b"]),
      ("// Bad - slow\nf(1)\n// Good - fast\nvar b: Int { 1 }", ["1-3 ", "4-6 b"]),
      ("// Goodness\nlet a = 1\n// Rightly\nlet a = 2", ["1-3 a", "4-6 a"]),
      ("// As a struct:\nstruct A {}\n\n// As a class:\nclass A {}", ["1-4 A", "5-7 A"]),
      ("struct A {}\nstruct A {}", ["1-4 A,A"]),
      ("let a = 1\n\nlet a = [\n  2,\n]", ["1-3 a", "4-7 a"]),
      ("let a = 1\nlet a = 2", ["1-4 a,a"]),
      ("let a = 1\nprint(a)\n\nlet b = 2\nlet a = 3", ["1-7 a,b,a"]),
      ("/// A.\nfunc f() {}\n\n/**\n  B.\n*/\nfunc f() {}", ["1-4 f", "5-9 f"]),
      ("struct A {}\n\nclass A {}", ["1-3 A", "4-5 A"]),
      ("func f() { g(1) }\n\nfunc f() { g(2) }", ["1-3 f", "4-5 f"]),
      ("func f(_: Int) {}\n\nfunc f(_: String) {}", ["1-5 f,f"]),
      ("struct A {}\n\nstruct A {}\n\nlet a = A()", ["1-3 A", "4-7 A,a"]),
      ("let a: () -> Void\nlet a: (Int) -> Void", ["1-2 a", "3-4 a"]),
      ("// Swift 3\n\nlet a = 1\n\n// Swift 4\n\nlet a = 2", ["1-5 a", "6-9 a"]),
      ("struct A {\n// Bad\n}\n// Good\nstruct A {}", ["1-4 A", "5-7 A"]),
      ("let a = b!\n--or--\nvar a: Int! = nil", ["1-2 a", "4-5 a"]),
      ("let a = 1\n--- или так ---\nlet a = 2", ["1-2 a", "4-5 a"]),
      ("let a = 1\n— or —\nlet a = 2", ["1-2 a", "4-5 a"]),
      ("let a = -1\nlet b = --a", ["1-4 a,b"]),
      ("let a = \"\"\"\n-- terns --\n\"\"\"", ["1-5 a"]),
      ("let a = 1 1\nlet b = \"\"\"\n-- terns --\n\"\"\"", ["1-6 a,b"]),
      ("/*\n-- Terns --\n*/\nlet a = 1", ["1-6 a"]),
      ("/// WRONG\nlet a = 1\n\n/// RIGHT\nlet a = 2", ["1-4 a", "5-7 a"]),
      (
        "// WRONG\nlet a = 1\n// RIGHT\nlet a = 2\n// ALSO RIGHT\nlet a = 3",
        ["1-3 a", "4-5 a", "6-8 a"]
      ),
      (
        "// Once\nextension A {\n  func f() {}\n}\n// Again\nextension A {\n  func f() {}\n}",
        ["1-5 ", "6-10 "]
      ),
      (
        "// One\nextension A {\n  func f() {}\n}\n// Two\nextension A {\n  func g() {}\n}",
        ["1-10 "]
      ),
      ("let a = \"\"\"\n// Bad\n// Good\n\"\"\"", ["1-6 a"]),
      ("// One\nlet a = 1\n\n// Two\nprint(2)\nlet a = 2", ["1-4 a", "5-8 a"]),
      ("print(1)\n\n// One\nlet a = 1\nprint(2)\nlet a = 2", ["1-8 a,a"]),
      ("func a()\n-->\nlet b = 1", ["1-2 a", "4-5 b"]),
      ("func a()\n>\nlet b = ", ["1-5 a,b"]),
      ("struct A {}\n↓\nstruct A { let a = 1 }", ["1-2 A", "4-5 A"]),
      ("let a = 1\n---\nlet b = 2", ["1-2 a", "4-5 b"]),
      ("#make\n---\nlet a = 1", ["1-2 ", "4-5 a"]),
      ("let a = \"\"\"\n---\n\"\"\"", ["1-5 a"]),
    ]
  )
  func splitting(code: String, expected: [String]) {
    #expect(parts(code) == expected)
  }
}
