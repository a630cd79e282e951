/// Makes UTF-8 of any bytes without moving one of them.
enum ValidUTF8 {
  /// The bytes with the control character SUBSTITUTE in the place of each one that is no part of a character.
  ///
  /// A replacement character would be longer than what it replaces, and every place behind it wrong.
  static func bytes(of bytes: [UInt8]) -> [UInt8] {
    guard String(validating: bytes, as: UTF8.self) == nil else { return bytes }
    var valid = bytes
    var index = 0
    while index < bytes.count {
      let length = length(of: bytes[index...].prefix(4))
      if length == 0 { valid[index] = substitute }
      index += max(1, length)
    }
    return valid
  }

  /// What stands for something that is no character (ECMA-48 §8.3.148).
  private static let substitute: UInt8 = 0x1A

  /// The number of bytes of the character that some bytes begin with; 0 for none.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first, first >= 0x80 else { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let isWhole =
      bytes.count >= length
      && String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.count == 1
    return isWhole ? length : 0
  }
}
