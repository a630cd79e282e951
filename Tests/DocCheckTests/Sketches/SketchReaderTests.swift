import Testing

@testable import DocCheck

@Suite struct SketchReaderTests {
  private func line(_ subject: Int, isLast: Bool, width: Int? = nil) -> String {
    let sketch = width.map { width in
      #","sketch":{"name":"A","width":\#(width),"height":50,"isDark":false,"steps":[],"#
        + #""elements":[],"unknown":[]}"#
    }
    return #"n {"subject":\#(subject),"isLast":\#(isLast)\#(sketch ?? "")}"#
  }

  private func reader(_ lines: String...) -> SketchReader {
    SketchReader(Array(lines.joined(separator: "\n").utf8), nonce: "n ")
  }

  @Test("A run that has drawn everything is complete")
  func complete() {
    let read = reader(line(0, isLast: false, width: 100), line(1, isLast: true, width: 80))
    #expect(read.sketches.map(\.width) == [100, 80])
    #expect(read.isComplete)
    #expect(read.last == 1)
  }

  @Test("A run that ends in between tells where")
  func broken() {
    let read = reader(line(0, isLast: false, width: 100), line(1, isLast: false))
    #expect(read.sketches.count == 1)
    #expect(!read.isComplete)
    #expect(read.last == 1)
  }

  @Test("Lines of the article's code and sizes of no screen do not count")
  func foreign() {
    let read = reader(
      #"{"subject":0,"isLast":true}"#,
      "n garbage",
      line(0, isLast: true, width: 1_000_000)
    )
    #expect(read.sketches.isEmpty)
  }

  @Test(
    "A size is two numbers",
    arguments: [("390x844", 390.0), ("50x50", 50), ("390", nil), ("0x9", nil), ("axb", nil)]
      as [(String, Double?)]
  )
  func size(text: String, width: Double?) {
    #expect(SketchRequest(size: text)?.width == width)
  }
}
