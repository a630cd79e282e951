import SwiftSyntax

/// Finds what means one thing at the top level of a program and another in a function: `return`,
/// and what waits.
final class FunctionEffects: SyntaxVisitor {
  /// Whether something returns.
  private(set) var returns = false
  /// Whether something waits, be it for a later value.
  private(set) var waits = false

  /// What a statement does itself, outside of the closures and declarations in it.
  init(of syntax: Syntax) {
    super.init(viewMode: .sourceAccurate)
    walk(syntax)
  }

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    returns = true
    return .visitChildren
  }

  override func visit(_ node: AwaitExprSyntax) -> SyntaxVisitorContinueKind {
    waits = true
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    waits = waits || node.awaitKeyword != nil
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    waits = waits || node.isAsync
    return .skipChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}

extension DeclModifierSyntax {
  /// Whether it is the one of `async let`.
  var isAsync: Bool { name.tokenKind == .keyword(.async) }
}
