import Testing

@testable import DocCheck

@Suite("Telling Swift from other text")
struct SwiftRecogniserTests {
  @Test(
    "Swift is recognised by what only Swift has",
    arguments: [
      "let a = 1", "var total: Int", "var area: Double { width * height }",
      "func f(_ a: Int) -> Int", "struct Point { }", "import SwiftUI", "@testable import Store",
      "guard let a else { return }", "if let a { f(a) }", "numbers.map { $0 * 2 }",
      "items.filter { item in item.isNew }", ".padding(.top)", "\"\\(a) of \\(b)\"",
      "Text(\"One\")\n  .font(.title)", "try? f()", "do { try f() } catch { print(error) }",
      "#expect(a == b)", "sort(by: \\.name)", "enum Direction { case north, south }",
      "for number in numbers { print(number) }", "import Alamofire\nprint(1)",
      "class Store: Cache { }", "func f() { ... }", "let a = <#value#>",
      "extension Array { }\n\n// the end",
      "NavigationStack {\n  // content\n  .navigationTitle(\"Terns\")\n}",
    ]
  )
  func swift(code: String) {
    #expect(SwiftRecogniser.recognises(code))
  }

  @Test(
    "Everything else is not",
    arguments: [
      "", "one", "Hello, world", "42\n43", "[1, 2, 3]", "Optional(5)", "true", "Task 1 0\nTask 1 1",
      // data
      "{ \"name\": \"a\", \"count\": 1 }", "[\n  { \"a\": 1 }\n]", "name: a\nversion: 1.0",
      "[package]\nname = \"a\"", "<key>a</key>", "a,b\n1,2",
      // the shell and its output
      "swift build", "$ swift test --filter A", "cd Sources && ls", "brew install swiftlint",
      "export A=1", "Sources\n├── A.swift\n└── B.swift", "Build complete! (1.2s)",
      "error: cannot find 'a' in scope", "1\n2\n3", "a.swift:1:2: warning: b",
      // other languages
      "let a = 5;\nconsole.log(a);", "const f = (a) => a + 1", "let f = a => a + 1",
      "let total: number = 5", "function f() { return 1 }", "class A { }",
      "class A { constructor() { this.a = 1 } }", "val a = 1", "fun f(a: Int): Int = a",
      "data class A(val a: Int)", "var a = listOf(1)\nprintln(a)", "import os\nprint(1)",
      "def f(a):\n    return a", "if a == None:\n    pass", "#include <stdio.h>\nint main() { }",
      "struct A {\n  int a;\n};", "enum A { B, C };", "@interface A : NSObject\n@end",
      "[a setB:1];", "NSString *a = @\"b\";", "fn main() { let a = 1; }", "let mut a = 1;",
      "func main() {\n\ta := 1\n\tfmt.Println(a)\n}", "package main", "SELECT * FROM a",
      "plugins { id(\"a\") }", "Column { Text(\"a\") }\nprintln(1)", "a { color: red; }",
      "/* a */", "#!/bin/sh\necho a", "a -> b -> c", "expression → literal", "# Title",
      "@startuml\nA -> B\n@enduml", "Class A", "var a", "f(a: 1)", "a.b.c()", "x = 1",
    ]
  )
  func others(text: String) {
    #expect(!SwiftRecogniser.recognises(text))
  }

  @Test("What is too long or nested too deeply is not looked at")
  func hostile() {
    #expect(!SwiftRecogniser.recognises(String(repeating: "let a = 1\n", count: 20_000)))
    #expect(!SwiftRecogniser.recognises("let a = " + String(repeating: "[", count: 5_000)))
  }
}
