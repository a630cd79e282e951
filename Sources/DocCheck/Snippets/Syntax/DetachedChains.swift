import SwiftSyntax

/// Finds chains of modifiers below a variable with a type and no value, where the parser takes them
/// for a part of that type, or of a value whose `=` is missing.
final class DetachedChains: SyntaxVisitor {
  private var edits: [CodeEdit] = []

  /// A semicolon before each of these chains, right behind the type; nothing where that does not make
  /// the code good.
  static func edits(in tree: SourceFileSyntax, of code: String) -> [CodeEdit] {
    let visitor = DetachedChains(viewMode: .sourceAccurate)
    visitor.walk(tree)
    let edits = visitor.edits
    guard !edits.isEmpty, SyntaxCheck.accepts(CodeEdit.applying(edits, to: code)) else {
      return []
    }
    return edits
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    let isType = node.typeAnnotation != nil && node.initializer == nil
    guard isType || node.initializer?.equal.presence == .missing,
      let period = node.tokens(viewMode: .sourceAccurate).first(where: Self.beginsChain),
      let last = period.previousToken(viewMode: .sourceAccurate)
    else { return .visitChildren }
    let end = last.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: end..<end, text: ";"))
    return .skipChildren
  }

  private static func beginsChain(_ token: TokenSyntax) -> Bool {
    token.tokenKind == .period && token.leadingTrivia.contains(where: \.isNewline)
  }
}
