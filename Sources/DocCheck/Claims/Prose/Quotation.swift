/// Finds what is between quotation marks in folded prose.
enum Quotation {
  /// The longest text, in bytes, that is taken as quoted; a lone mark opens nothing.
  static let longest = 400

  /// The quoted ranges, marks included, the outer before the inner, sorted by their start.
  ///
  /// 「」『』“”《》 nest; straight marks alternate.
  static func ranges(in text: FoldedText) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var open: [(closer: [UInt8], start: Int)] = []
    var straight: Int?
    var index = 0
    while index < text.count {
      let byte = text.bytes[index]
      if byte == UInt8(ascii: "\"") {
        if let start = straight, index - start < longest {
          found.append(start..<index + 1)
          straight = nil
        } else {
          straight = index
        }
      } else if byte == 0xE2 || byte == 0xE3, index + 2 < text.count,
        text.bytes[index + 1] == 0x80
      {
        let mark = Array(text.bytes[index..<index + 3])
        if let closer = pairs[mark] {
          open.append((closer, index))
        } else if let last = open.last, last.closer == mark {
          open.removeLast()
          if index - last.start < longest { found.append(last.start..<index + 3) }
        }
      }
      index += 1
    }
    return found.sorted { $0.lowerBound < $1.lowerBound }
  }

  private static let pairs: [[UInt8]: [UInt8]] = Dictionary(
    uniqueKeysWithValues: [("「", "」"), ("『", "』"), ("“", "”"), ("《", "》")].map {
      (Array($0.0.utf8), Array($0.1.utf8))
    }
  )
}
