import Testing

@testable import DocCheck

@Suite("Verdicts on what notes show in part")
struct NotesExcerptTests {
  @Test("Thousands of listed functions are no code either")
  func list() throws {
    let many = Array(repeating: "a()", count: 2000).joined(separator: ", ")
    let report = try Checking.check("```swift\n\(many)\n```\n")
    #expect(Checking.verdicts(report) == ["undecided: functions only, no bodies"])
  }
}
