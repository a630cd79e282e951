/// What comes before the text of a line because of the quotes and the list items around it.
enum ContainerMargin {
  /// Whether a byte can belong to the marker of a quote or a list item, or to the blanks around it.
  static func canMark(_ byte: UInt8) -> Bool { " \t>-+*.)0123456789".utf8.contains(byte) }

  /// Whether a byte is a blank or the mark of a quote.
  static func isKept(_ byte: UInt8) -> Bool { " \t>".utf8.contains(byte) }

  /// The margin of the lines below one that begins with some markers.
  static func below(_ markers: some Sequence<UInt8>) -> [UInt8] {
    markers.map { isKept($0) ? $0 : UInt8(ascii: " ") }
  }
}
