import Testing

@testable import DocCheck

@Suite("What stands around code that cannot stand alone")
struct WrappingRepairTests {
  @Test("Calls behind a case, however many, are no members")
  func callsBehindCase() {
    let code = "case port\n" + String(repeating: "moor(), ", count: 1000)
    #expect(ShapeReader().shape(of: code, parsed: ParsedSwift(code)) == .broken)
  }
}
