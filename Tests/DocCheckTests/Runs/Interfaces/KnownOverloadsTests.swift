import Testing

@testable import DocCheck

@Suite("The overloads that the modules have")
struct KnownOverloadsTests {
  @Test("A call asks for the bindings that the overloads with its labels take")
  func bindings() throws {
    let known = try Checking.environment.get().known
    let code = "DatePicker(\"Due\", selection: $chore.day, displayedComponents: .date)"
    let call = try #require(
      TokenFinder(code).read(line: 1, column: 1, CodeSite.init(around:))?.calls.first
    )
    #expect(call.name == "DatePicker")
    #expect(known.bindings(takenBy: call) == ["Date"])
  }
}
