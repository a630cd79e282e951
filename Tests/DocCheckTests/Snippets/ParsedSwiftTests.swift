import Testing

@testable import DocCheck

@Suite("Parsed code")
struct ParsedSwiftTests {
  @Test(
    "Code that would keep the parser busy or overflow the stack is refused or survived",
    arguments: [
      String(repeating: "[", count: 5_000),
      String(repeating: "{", count: 5_000),
      String(repeating: "(", count: 5_000),
      String(repeating: "\"\\(", count: 3_000),
      String(repeating: "#if a\n", count: 3_000),
      String(repeating: "a.", count: 20_000) + "a",
      String(repeating: "A<", count: 10_000),
      String(repeating: "-", count: 50_000) + "a",
      String(repeating: "a ? ", count: 5_000),
      String(repeating: "if a { ", count: 3_000),
      String(repeating: "{ a in ", count: 3_000),
      String(repeating: "x", count: 1 << 20),
    ]
  )
  func hostile(code: String) {
    let parsed = ParsedSwift(code)
    #expect(parsed.isRefused || parsed.items.count + parsed.errors.count > 0)
  }
}
