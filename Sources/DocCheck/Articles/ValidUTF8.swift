/// Makes valid UTF-8 of any bytes, with every byte at its old position.
enum ValidUTF8 {
  /// The bytes with the control character SUBSTITUTE in place of each invalid one.
  ///
  /// U+FFFD takes three bytes, so that every later position would be wrong.
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

  /// The control character SUBSTITUTE (ECMA-48 §8.3.148).
  private static let substitute: UInt8 = 0x1A

  /// The length in bytes of the first character; 0 if the bytes do not begin with a valid one.
  private static func length(of bytes: ArraySlice<UInt8>) -> Int {
    guard let first = bytes.first, first >= 0x80 else { return 1 }
    let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
    let isWhole =
      bytes.count >= length
      && String(validating: bytes.prefix(length), as: UTF8.self)?.unicodeScalars.count == 1
    return isWhole ? length : 0
  }
}
