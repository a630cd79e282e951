import SwiftSyntax

/// Finds code that breaks off at a comment for what is left out, with its brackets still open.
enum OpenEnd {
  /// What closes the brackets, before that comment; nothing where that does not make the code good.
  static func edits(of list: TokenList, in code: String) -> [CodeEdit] {
    guard let comment = list.comments.last, ElisionComment.isElision(comment.text),
      // The last token is the end of the file.
      let last = list.tokens.dropLast().last, last.bytes.upperBound <= comment.offset,
      let closing = closing(list.tokens), !closing.isEmpty
    else { return [] }
    let edit = CodeEdit(bytes: comment.offset..<comment.offset, text: closing + " ")
    return SyntaxCheck.accepts(CodeEdit.applying([edit], to: code)) ? [edit] : []
  }

  /// The brackets that close what tokens leave open, the innermost first; nothing where they close
  /// something else.
  private static func closing(_ tokens: [CodeToken]) -> String? {
    var open: [Character] = []
    for token in tokens where token.syntax.presence == .present {
      switch token.kind {
      case .leftBrace: open.append("}")
      case .leftParen: open.append(")")
      case .leftSquare: open.append("]")
      case .rightBrace, .rightParen, .rightSquare:
        guard open.popLast() == token.text.first else { return nil }
      default: break
      }
    }
    return String(open.reversed())
  }
}
