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
    case 0xE2808B, 0xE2808D, 0xEFBBBF, 0xEFB88F: return .drop
    case 0xE28892: return .ascii(UInt8(ascii: "-"))
    case 0xE28098, 0xE28099: return .ascii(UInt8(ascii: "'"))
    case 0xEFBC81...0xEFBCBF: return .ascii(lowered(UInt8(code - 0xEFBC81) + 0x21))
    case 0xEFBD80...0xEFBD9D: return .ascii(UInt8(code - 0xEFBD80) + 0x60)
    default: return .keep
    }
  }

  private static func lowered(_ byte: UInt8) -> UInt8 {
    byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z") ? byte | 0x20 : byte
  }
}
