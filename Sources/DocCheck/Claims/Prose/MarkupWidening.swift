/// Takes markup at the ends of a stretch of prose into its place in the file.
enum MarkupWidening {
  /// The bytes of the file for a range of folded prose: whole links, whole code spans, and emphasis
  /// that closes inside the range opens inside it too.
  static func bytes(of range: Range<Int>, in text: FoldedText, source: SourceText) -> Range<Int> {
    var bytes = text.file(range)
    for link in text.links(in: range) {
      let opens = link.range.lowerBound >= range.lowerBound ? link.file.lowerBound : .max
      let closes = link.range.upperBound <= range.upperBound ? link.file.upperBound : .min
      bytes = min(bytes.lowerBound, opens)..<max(bytes.upperBound, closes)
    }
    return withPairedMarks(bytes, source.bytes)
  }

  private static func withPairedMarks(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var low = range.lowerBound
    while low > 0, marks.contains(bytes[low - 1]) { low -= 1 }
    var high = range.upperBound
    while high < bytes.count, marks.contains(bytes[high]) { high += 1 }
    let opening = bytes[low..<range.lowerBound]
    let closing = bytes[range.upperBound..<high]
    let start = isOdd(opening, in: bytes[range]) ? low : range.lowerBound
    let end =
      isOdd(closing, in: bytes[range]) || closing.elementsEqual(opening) ? high : range.upperBound
    return (closing.elementsEqual(opening) ? low : start)..<end
  }

  private static let marks = Set("*_`".utf8)

  /// Whether a run of marks occurs an odd number of times.
  private static func isOdd(_ run: ArraySlice<UInt8>, in bytes: ArraySlice<UInt8>) -> Bool {
    guard !run.isEmpty else { return false }
    var count = 0
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let isRun = bytes[index...].starts(with: run)
      count += isRun ? 1 : 0
      index += isRun ? run.count : 1
    }
    return count % 2 == 1
  }
}
