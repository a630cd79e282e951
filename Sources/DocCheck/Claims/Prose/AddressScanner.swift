/// Finds addresses written out in running text, which libcmark 0.30 leaves as text.
enum AddressScanner {
  /// The end of the `http` or `https` address that begins at an index, if one does.
  ///
  /// As in GitHub Flavored Markdown §6.9 it ends before a blank or `<`, trailing punctuation is
  /// not part of it, and neither is a closing bracket without its opening one.
  static func end(in bytes: [UInt8], from start: Int) -> Int? {
    guard let hostStart = hostStart(in: bytes, from: start) else { return nil }
    var end = hostStart
    var depth = 0
    scan: while end < bytes.count, bytes[end] > 0x20, bytes[end] < 0x80 {
      switch bytes[end] {
      case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "|"),
        UInt8(ascii: "]"), UInt8(ascii: "`"):
        break scan
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"):
        if depth == 0 { break scan }
        depth -= 1
      default: break
      }
      end += 1
    }
    while end > hostStart, trailing.contains(bytes[end - 1]) { end -= 1 }
    return end > hostStart ? end : nil
  }

  private static let trailing = Array(".,;:!?'*_~".utf8)
  private static let schemes = ["http://", "https://"].map { Array($0.utf8) }

  private static func hostStart(in bytes: [UInt8], from start: Int) -> Int? {
    for scheme in schemes where bytes[start...].starts(with: scheme) { return start + scheme.count }
    return nil
  }
}
