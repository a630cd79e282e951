import SwiftSyntax

/// Finds code that shows the elements of a list without the brackets: values that end their lines with a comma.
enum ListElements {
  /// A semicolon in place of each of these commas; nothing where that does not make values of all of the code.
  static func edits(of list: TokenList, in code: String) -> [CodeEdit] {
    var depth = 0
    var edits: [CodeEdit] = []
    var endsWithComma = false
    for (token, next) in zip(list.tokens, list.tokens.dropFirst()) {
      switch token.kind {
      case .leftParen, .leftSquare, .leftBrace: depth += 1
      case .rightParen, .rightSquare, .rightBrace: depth -= 1
      case .comma where depth == 0:
        endsWithComma = next.kind == .endOfFile
        // A line that begins with a period would go on with the value before it.
        guard endsWithComma || token.line < next.line && next.kind != .period else { return [] }
        edits.append(CodeEdit(bytes: token.bytes, text: ";"))
      default: break
      }
    }
    guard edits.count > (endsWithComma ? 1 : 0) else { return [] }
    let values = ParsedSwift(CodeEdit.applying(edits, to: code))
    let areAll = values.errors.isEmpty && values.items.allSatisfy { $0.kind == .expression }
    return areAll ? edits : []
  }
}
