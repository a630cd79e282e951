import Testing

@testable import DocCheck

@Suite("Heading outline")
struct HeadingOutlineTests {
  @Test(
    "Levels go down by one and never past the last",
    arguments: [
      ([1, 2, 2, 3], [3, 4, 4, 5]),
      ([2, 4, 2], [3, 4, 3]),
      ([3, 1, 6], [3, 3, 4]),
      ([1, 2, 3, 4, 5, 6], [3, 4, 5, 6, 6, 6]),
    ]
  )
  func levels(authored: [Int], expected: [Int]) {
    var outline = HeadingOutline(above: 2)
    #expect(authored.map { outline.level(for: $0) } == expected)
  }
}
