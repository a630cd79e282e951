import SwiftSyntax

/// Finds what means one thing at the top level of a program and another in a function: `return`,
/// and what waits.
final class FunctionEffects: SyntaxVisitor {
  private var isFound = false

  /// Whether a statement does such a thing itself, outside of the closures and declarations in it.
  static func occur(in syntax: Syntax) -> Bool {
    let visitor = FunctionEffects(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.isFound
  }

  private func find() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind { find() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    node.awaitKeyword == nil ? .visitChildren : find()
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    node.name.tokenKind == .keyword(.async) ? find() : .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
