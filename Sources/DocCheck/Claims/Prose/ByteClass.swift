/// What a byte of folded prose can be part of.
enum ByteClass {
  /// A lower-case or upper-case ASCII letter.
  @inline(__always)
  static func isLetter(_ byte: UInt8) -> Bool {
    let lower = byte | 0x20
    return lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z")
  }

  /// An ASCII digit.
  @inline(__always)
  static func isDigit(_ byte: UInt8) -> Bool {
    byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
  }

  /// A second or later byte of a UTF-8 sequence.
  @inline(__always)
  static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

  /// The first byte of a kana, an ideograph or their punctuation (U+3000 to U+9FFF).
  @inline(__always)
  static func leadsIdeograph(_ byte: UInt8) -> Bool { byte >= 0xE3 && byte <= 0xE9 }

  /// The first byte of a hangul syllable (U+A000 to U+DFFF).
  @inline(__always)
  static func leadsHangul(_ byte: UInt8) -> Bool { byte >= 0xEA && byte <= 0xED }
}
