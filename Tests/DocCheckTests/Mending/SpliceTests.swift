import Testing

@testable import DocCheck

@Suite("Edits spliced into a file")
struct SpliceTests {
  private func fix(_ edits: (Range<Int>, String)...) -> Finding.Fix {
    Finding.Fix(edits: edits.map { .init(bytes: $0.0, replacement: $0.1) })
  }

  private func spliced(_ fixes: Finding.Fix..., into text: String = "abcdef") -> String {
    String(decoding: Splice.applying(fixes, to: Array(text.utf8)), as: UTF8.self)
  }

  @Test("Edits go to the places that the file had before any of them")
  func places() {
    #expect(spliced(fix((4..<5, "")), fix((0..<1, "AAA")), fix((2..<2, "-"))) == "AAAb-cdf")
  }

  @Test("Of two that overlap the first is made, and one of the rest is not made in part")
  func overlapping() {
    #expect(spliced(fix((1..<3, "X")), fix((2..<4, "Y"), (5..<6, "Z"))) == "aXdef")
    #expect(spliced(fix((3..<3, "X")), fix((3..<3, "Y"))) == "abcXdef")
    #expect(spliced(fix((3..<3, "X")), fix((3..<3, "X"))) == "abcXdef")
    #expect(spliced(fix((1..<3, "X")), fix((3..<5, "Y"))) == "aXYf")
  }

  @Test("A place outside of the file is left out")
  func outside() {
    #expect(spliced(fix((5..<9, "X"))) == "abcdef")
  }

  @Test("Bytes that are no UTF-8 stay as they are")
  func invalid() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0xFF, 0x41, 0x0D, 0x0A]
    #expect(
      Splice.applying([fix((4..<5, "é"))], to: bytes) == [
        0xEF, 0xBB, 0xBF, 0xFF, 0xC3, 0xA9, 0x0D, 0x0A,
      ]
    )
  }
}
