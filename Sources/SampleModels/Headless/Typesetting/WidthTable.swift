/// The widths of the letters of a font, in thousandths of its size.
struct WidthTable: Sendable {
  /// The font of text.
  static let regular = WidthTable(FontWidths.regular)
  /// The same in bold.
  static let bold = WidthTable(FontWidths.bold)

  /// The width of each letter of a font for code.
  static let monospaced = 602
  /// The width of a letter that is as wide as the font is large.
  private static let wide = 1000
  /// The width of a letter of which nothing is known.
  private static let unknown = 550

  private var widths: [UInt32: Int] = [:]

  private init(_ text: String) {
    var place: UInt32 = 0
    for part in text.split(whereSeparator: \.isWhitespace) {
      if part.first == "@" {
        place = UInt32(part.dropFirst(), radix: 16) ?? 0
        continue
      }
      let numbers = part.split(separator: "x").compactMap { Int($0) }
      for _ in 0..<(numbers.count > 1 ? numbers[1] : 1) {
        widths[place] = numbers.first
        place += 1
      }
    }
  }

  /// The width of a letter.
  func width(of letter: Character) -> Int {
    guard let scalar = letter.unicodeScalars.first else { return 0 }
    if letter.isWide || letter.unicodeScalars.contains("\u{FE0F}") { return Self.wide }
    return widths[scalar.value] ?? Self.unknown
  }
}

extension Character {
  /// Whether a letter is as wide as it is high, as those of East Asia and pictures are.
  var isWide: Bool {
    guard let scalar = unicodeScalars.first else { return false }
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return true
    default: return scalar.properties.isEmojiPresentation
    }
  }
}
