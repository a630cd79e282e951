import SwiftSyntax

/// Finds code that breaks off at a comment, or a word, for what is left out, with its brackets still open.
enum OpenEnd {
  /// What closes the brackets, before that comment; nothing where that does not make the code good.
  static func edits(of list: TokenList, _ brackets: BracketBalance, in code: String) -> [CodeEdit] {
    // The last token is the end of the file.
    if let word = list.tokens.dropLast().last, ElisionComment.isName(word.text),
      let closing = brackets.closing, !closing.isEmpty
    {
      let blank = CodeEdit(bytes: word.bytes, text: "")
      let end = CodeEdit(bytes: word.bytes.upperBound..<word.bytes.upperBound, text: closing)
      return SyntaxCheck.accepts(CodeEdit.applying([blank, end], to: code)) ? [end] : []
    }
    guard let comment = list.comments.last, ElisionComment.isElision(comment.text),
      let last = list.tokens.dropLast().last, last.bytes.upperBound <= comment.offset,
      let closing = brackets.closing, !closing.isEmpty
    else { return [] }
    let edit = CodeEdit(bytes: comment.offset..<comment.offset, text: closing + " ")
    return SyntaxCheck.accepts(CodeEdit.applying([edit], to: code)) ? [edit] : []
  }
}
