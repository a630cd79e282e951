import SwiftSyntax

/// The tokens of a tree and the comments between them, read in one pass.
struct TokenList {
  /// A comment between two tokens.
  struct Comment {
    let piece: TriviaPiece
    /// The comment with its slashes.
    let text: String
    /// The offset in bytes of the first slash.
    let offset: Int
  }

  /// The tokens in their order.
  private(set) var tokens: [CodeToken] = []
  /// The comments of every kind, in their order.
  private(set) var comments: [Comment] = []

  init(of tree: SourceFileSyntax) {
    let source = SourceText(tree.syntaxTextBytes)
    for token in tree.tokens(viewMode: .sourceAccurate) {
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = max(start, token.endPositionBeforeTrailingTrivia.utf8Offset)
      take(token.leadingTrivia, at: token.position.utf8Offset..<start, in: source)
      tokens.append(
        CodeToken(
          syntax: token,
          bytes: start..<end,
          firstByte: start < end ? source.bytes[start] : nil,
          line: source.lineNumber(of: start)
        )
      )
      take(token.trailingTrivia, at: end..<max(end, token.endPosition.utf8Offset), in: source)
    }
  }

  /// Takes the comments of trivia, which the parser reads anew each time that it is asked for them.
  private mutating func take(
    _ trivia: @autoclosure () -> Trivia,
    at bytes: Range<Int>,
    in source: SourceText
  ) {
    guard source.bytes[bytes].contains(UInt8(ascii: "/")) else { return }
    var offset = bytes.lowerBound
    for piece in trivia() {
      if let text = piece.comment {
        comments.append(Comment(piece: piece, text: text, offset: offset))
        if !tokens.isEmpty { tokens[tokens.count - 1].commentsBehind.append(text) }
      }
      offset += piece.sourceLength.utf8Length
    }
  }
}
