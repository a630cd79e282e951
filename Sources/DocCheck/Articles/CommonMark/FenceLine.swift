/// A line that can open or close a code fence (CommonMark 0.31.2 §4.5).
struct FenceLine: Codable, Hashable, Sendable {
  /// A backtick or a tilde.
  let character: UInt8
  /// How many of them there are, at least three.
  let length: Int
  /// What comes after them, without blanks around it.
  let info: String

  /// Reads a line without the markers of its container, however far it is indented; nothing if no
  /// fence begins on it.
  init?(_ line: ArraySlice<UInt8>) {
    let fence = line.drop(while: Self.isBlank)
    guard let character = fence.first, "`~".utf8.contains(character) else { return nil }
    length = fence.prefix { $0 == character }.count
    let rest = fence.dropFirst(length)
    guard length >= 3, character == UInt8(ascii: "~") || !rest.contains(character) else {
      return nil
    }
    self.character = character
    info = String(decoding: rest, as: UTF8.self).trimmingBlanks
  }

  init?(_ line: String) { self.init(Array(line.utf8)[...]) }

  /// Whether the line closes a fence that another one opened.
  func closes(_ opening: FenceLine) -> Bool {
    character == opening.character && length >= opening.length && info.isEmpty
  }

  /// Whether a byte is a space or a tab.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
