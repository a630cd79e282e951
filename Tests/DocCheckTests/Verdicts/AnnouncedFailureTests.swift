import Testing

@testable import DocCheck

@Suite("Failures that the prose announces")
struct AnnouncedFailureTests {
  private func verdict(_ markdown: String) throws -> Verdict? {
    try Checking.check(markdown).snippets.first?.verdict
  }

  private static let wrong = "```swift\nlet a: Int = \"a\"\n```\n"

  /// How long a failing snippet takes with a paragraph of some words behind it.
  private func time(ofWords count: Int) throws -> Duration {
    let words = String(repeating: "word ", count: count)
    return try ContinuousClock().measure {
      let found = try verdict("\(Self.wrong)\nWhy? \(words)\n")
      #expect(found == .failed)
    }
  }

  @Test("A paragraph without a full stop takes time in proportion to its length")
  func longWords() throws {
    let once = try time(ofWords: 500)
    let often = try time(ofWords: 4000)
    #expect(often < once * 40 + .seconds(2))
  }
}
