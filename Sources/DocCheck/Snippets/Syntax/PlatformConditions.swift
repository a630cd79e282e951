import SwiftSyntax

/// Answers the conditions of `#if` that ask for the operating system as they are on iOS, which the
/// readers of an article have in mind; the compiler itself would answer for Linux.
final class PlatformConditions: SyntaxVisitor {
  /// `true` or `false` in the place of each `os(…)`.
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { note(Syntax(condition)) }
    return .visitChildren
  }

  private func note(_ node: Syntax) {
    if let call = node.as(FunctionCallExprSyntax.self), call.calledExpression.isNamed("os"),
      let platform = call.arguments.first?.expression
    {
      let start = call.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = call.endPositionBeforeTrailingTrivia.utf8Offset
      edits.append(CodeEdit(bytes: start..<end, text: platform.isNamed("iOS") ? "true" : "false"))
    }
    for child in node.children(viewMode: .sourceAccurate) { note(child) }
  }
}

extension ExprSyntax {
  fileprivate func isNamed(_ name: String) -> Bool {
    self.as(DeclReferenceExprSyntax.self)?.baseName.text == name
  }
}
