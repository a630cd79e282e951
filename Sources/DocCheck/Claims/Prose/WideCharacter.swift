/// How a character outside ASCII is folded for matching.
enum WideCharacter {
  /// What becomes of the character.
  enum Folding: Equatable {
    case keep
    case drop
    case blank
    case ascii(UInt8)
  }

  /// The length in bytes of the UTF-8 sequence that a byte begins: 1 to 4.
  static func width(_ lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Folds one UTF-8 sequence.
  static func fold(_ bytes: ArraySlice<UInt8>) -> Folding {
    var code: UInt32 = 0
    for byte in bytes { code = code << 8 | UInt32(byte) }
    switch code {
    case 0xC2A0, 0xE38080, 0xE28087, 0xE280AF: return .blank
    case _ where isInvisible(code): return .drop
    case 0xE28892: return .ascii(UInt8(ascii: "-"))
    case 0xE28098, 0xE28099: return .ascii(UInt8(ascii: "'"))
    case 0xEFBC81...0xEFBCBF: return .ascii(lowered(UInt8(code - 0xEFBC81) + 0x21))
    case 0xEFBD80...0xEFBD9D: return .ascii(UInt8(code - 0xEFBD80) + 0x60)
    default: return .keep
    }
  }

  /// Whether a character shows nothing: zero-width blanks, joiners and marks (U+200B to U+200F, U+2060,
  /// U+FEFF), the soft hyphen, variation selectors, marks of the direction of text (U+061C, U+202A to
  /// U+202E, U+2066 to U+2069).
  private static func isInvisible(_ code: UInt32) -> Bool {
    switch code {
    case 0xC2AD, 0xD89C, 0xE2808B...0xE2808F, 0xE280AA...0xE280AE, 0xE281A0, 0xE281A6...0xE281A9,
      0xEFB88E, 0xEFB88F, 0xEFBBBF:
      true
    default: false
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
