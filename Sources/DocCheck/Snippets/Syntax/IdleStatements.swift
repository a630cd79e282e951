import SwiftSyntax

/// Finds statements that do nothing, as words of prose are to the parser.
final class IdleStatements: SyntaxVisitor {
  private var isFound = false

  /// Whether an expression without effect stands at the top level, or beside another one.
  static func occur(in tree: SourceFileSyntax) -> Bool {
    let visitor = IdleStatements(viewMode: .sourceAccurate)
    visitor.isFound = tree.statements.contains { isIdle(Syntax($0.item)) }
    visitor.walk(tree)
    return visitor.isFound
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let isIdle = node.map { Self.isIdle(Syntax($0.item)) }
    if zip(isIdle, isIdle.dropFirst()).contains(where: { $0 && $1 }) { isFound = true }
    return isFound ? .skipChildren : .visitChildren
  }

  private static func isIdle(_ syntax: Syntax) -> Bool {
    guard syntax.isProtocol((any ExprSyntaxProtocol).self) else { return false }
    switch syntax.kind {
    case .functionCallExpr, .macroExpansionExpr, .awaitExpr, .tryExpr, .ifExpr, .switchExpr:
      return false
    case .sequenceExpr: return ItemClarity.clarity(of: syntax) == .none
    default: return true
    }
  }
}
