/// Finds the end of a number written in digits.
enum DigitScanner {
  /// The end of the number that begins at an index: digits, and `.` or `,` between digits.
  static func number(in bytes: [UInt8], from start: Int) -> Int {
    var index = start
    while let width = digitWidth(in: bytes, at: index) {
      index += width
      guard index < bytes.count,
        bytes[index] == UInt8(ascii: ".") || bytes[index] == UInt8(ascii: ","),
        digitWidth(in: bytes, at: index + 1) != nil
      else { continue }
      index += 1
    }
    return index
  }

  /// The start of the second number, if a range's connector and a digit follow.
  ///
  /// Connectors are `-`, en dash, em dash, `~`, wave dash and its full-width twin.
  static func rangeConnector(in bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    var end = index + 1
    if bytes[index] >= 0xE2 {
      end = index + 3
      guard end <= bytes.count, wideConnectors.contains(Array(bytes[index..<end])) else {
        return nil
      }
    } else if bytes[index] != UInt8(ascii: "-") && bytes[index] != UInt8(ascii: "~") {
      return nil
    }
    return digitWidth(in: bytes, at: end) == nil ? nil : end
  }

  private static let wideConnectors: [[UInt8]] = ["–", "—", "〜", "～"].map { Array($0.utf8) }

  /// The length of the digit at an index, ASCII or full-width (U+FF10 to U+FF19).
  private static func digitWidth(in bytes: [UInt8], at index: Int) -> Int? {
    guard index < bytes.count else { return nil }
    if ByteClass.isDigit(bytes[index]) { return 1 }
    guard bytes[index] == 0xEF, index + 2 < bytes.count, bytes[index + 1] == 0xBC else {
      return nil
    }
    return (0x90...0x99).contains(bytes[index + 2]) ? 3 : nil
  }
}
