/// A piece of running text: the inline nodes of CommonMark 0.31.2 §6.
struct Inline: Sendable {
  /// What the node is.
  enum Kind: Sendable {
    case text(String)
    case softBreak
    case lineBreak
    case code(String)
    case html(String)
    case emphasis
    case strong
    case link(destination: String, title: String)
    case image(destination: String, title: String)
  }

  /// Where a stretch of the node's text is in the file.
  struct Piece: Sendable {
    /// The stretch's first byte in the node's UTF-8 text.
    let textOffset: Int
    /// The same byte in the raw file.
    let fileOffset: Int
  }

  let kind: Kind
  let children: [Inline]
  /// The bytes of the raw file that the node covers, markup included where it could be found.
  let bytes: Range<Int>
  /// How `text` and `code` map to the file: within a piece both advance byte by byte.
  let pieces: [Piece]

  /// The offset in the raw file of a byte of the node's text.
  func fileOffset(ofTextByte offset: Int) -> Int {
    guard let piece = pieces.last(where: { $0.textOffset <= offset }) else {
      return bytes.lowerBound
    }
    // Text that was not found in the file must not get a position after the node's end.
    return min(piece.fileOffset + offset - piece.textOffset, bytes.upperBound)
  }

  /// The node's text without any markup; a break is a line feed.
  var plainText: String {
    switch kind {
    case .text(let text), .code(let text): text
    case .softBreak, .lineBreak: "\n"
    case .html: ""
    case .emphasis, .strong, .link, .image: children.map(\.plainText).joined()
    }
  }
}
