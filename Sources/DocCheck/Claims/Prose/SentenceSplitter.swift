/// Cuts folded prose into sentences.
struct SentenceSplitter {
  /// The longest sentence in bytes; a longer one is cut, so that no text can cost more than linear
  /// time further on.
  static let longest = 1_200

  private let text: FoldedText
  private let source: SourceText
  /// Where each abbreviation ends, its full stop included.
  private let abbreviationEnds: Set<Int>
  /// Where a line ends together with a sentence that has no full stop.
  private let lineEnds: Set<Int>
  /// For each byte that begins a quotation, where the quotation ends.
  private let quotationEnds: [Int: Int]

  /// Prepares to cut a text by its quotations and by the cues found in it.
  init(_ text: FoldedText, source: SourceText, quoted: [Range<Int>], hits: [CueHit]) {
    self.text = text
    self.source = source
    abbreviationEnds = Set(hits.filter { $0.group == .abbreviation }.map(\.range.upperBound))
    let stops = hits.filter { $0.group == .lineEnd }.map(\.range.upperBound)
    lineEnds = Set(stops.filter(text.lineStarts.contains))
    quotationEnds = Dictionary(
      quoted.map { ($0.lowerBound, $0.upperBound) },
      uniquingKeysWith: max
    )
  }

  /// The sentences, without the blanks around them, in order.
  func sentences() -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = 0
    var index = 0
    while index < text.count {
      let stop = stop(at: index)
      if stop.isBoundary {
        append(start..<stop.end, to: &result)
        start = stop.end
      } else if index - start >= Self.longest, !ByteClass.isContinuation(text.bytes[index]) {
        append(start..<index, to: &result)
        start = index
      }
      index = stop.end
    }
    append(start..<text.count, to: &result)
    return result
  }

  private func append(_ range: Range<Int>, to result: inout [Range<Int>]) {
    var low = range.lowerBound
    var high = range.upperBound
    while low < high, isBlank(text.bytes[low]) { low += 1 }
    while high > low, isBlank(text.bytes[high - 1]) { high -= 1 }
    if low < high { result.append(low..<high) }
  }

  private func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\n") || byte == Marker.hardBreak
  }

  /// The place to go on from, and whether a sentence ends there.
  private func stop(at index: Int) -> (end: Int, isBoundary: Bool) {
    if let end = quotationEnds[index] { return (end, endsSentence(quotationBefore: end)) }
    if lineEnds.contains(index + 1) { return (index + 1, true) }
    let byte = text.bytes[index]
    if byte == Marker.hardBreak { return (index + 1, true) }
    if text.holds("。", at: index) { return (afterClosers(index + 3), true) }
    guard isFullStop(byte) else { return (index + 1, false) }
    let end = afterClosers(index + 1)
    guard end < text.count else { return (end, true) }
    let next = text.bytes[end]
    let isWide = source.bytes[text.starts[end]] >= 0x80
    if byte != UInt8(ascii: "."), next >= 0x80 || next == Marker.number && isWide {
      return (end, true)
    }
    guard isBlank(next), !abbreviationEnds.contains(index + 1) else { return (end, false) }
    return (end, byte != UInt8(ascii: ".") || !startsInLowerCase(after: end))
  }

  private func isFullStop(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: "!") || byte == UInt8(ascii: "?")
  }

  /// Whether a quotation in a text of Latin script closes its sentence: `She said "Stop." Then…`.
  private func endsSentence(quotationBefore end: Int) -> Bool {
    let width = text.bytes[end - 1] == UInt8(ascii: "\"") ? 1 : 3
    guard end - width > 0, isFullStop(text.bytes[end - width - 1]) else { return false }
    guard end < text.count else { return true }
    return isBlank(text.bytes[end]) && !startsInLowerCase(after: end)
  }

  private func startsInLowerCase(after end: Int) -> Bool {
    var index = end
    while index < text.count, isBlank(text.bytes[index]) { index += 1 }
    guard index < text.count, ByteClass.isLetter(text.bytes[index]) else { return false }
    let byte = source.bytes[text.starts[index]]
    return byte >= UInt8(ascii: "a") && byte <= UInt8(ascii: "z")
  }

  /// Skips closing marks and reference marks such as `[^1]`, which belong to what they follow.
  private func afterClosers(_ start: Int) -> Int {
    var index = start
    while index < text.count {
      switch text.bytes[index] {
      case UInt8(ascii: ")"), UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "]"),
        UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "?"):
        index += 1
      case UInt8(ascii: "["):
        guard let end = referenceEnd(index) else { return index }
        index = end
      default:
        guard text.holds("」", at: index) || text.holds("』", at: index) || text.holds("”", at: index)
        else { return index }
        index += 3
      }
    }
    return index
  }

  private func referenceEnd(_ start: Int) -> Int? {
    let limit = min(text.count, start + 32)
    guard let end = text.bytes[start..<limit].firstIndex(of: UInt8(ascii: "]")) else { return nil }
    let inside = text.bytes[start + 1..<end]
    let isReference = inside.first == UInt8(ascii: "^") || inside.elementsEqual([Marker.number])
    return isReference ? end + 1 : nil
  }
}
