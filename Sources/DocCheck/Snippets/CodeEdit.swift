/// A change to code that keeps every line in its place.
struct CodeEdit: Hashable, Sendable {
  /// The bytes that are replaced.
  let bytes: Range<Int>
  /// What takes their place, with as many line feeds.
  let text: String

  /// The code with some edits made, which must not overlap; what becomes shorter is filled up with
  /// blanks, so that the columns behind it stay.
  static func applying(_ edits: [CodeEdit], to code: String) -> String {
    guard !edits.isEmpty else { return code }
    var bytes = Array(code.utf8)
    for edit in edits.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
      let blanks = max(0, edit.bytes.count - edit.text.utf8.count)
      let text = Array(edit.text.utf8) + Array(repeating: UInt8(ascii: " "), count: blanks)
      bytes.replaceSubrange(edit.bytes, with: text)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
