import SwiftSyntax

/// Answers the conditions of `#if` that ask for the operating system as they are on iOS, which the
/// readers of an article have in mind; the compiler itself would answer for Linux.
///
/// `#error` in a branch of theirs is meant for a system that is none of those that the code names.
final class PlatformConditions: SyntaxVisitor {
  /// `true` or `false` in the place of each `os(…)`, nothing in that of each `#error`.
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { note(Syntax(condition)) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    blank(Syntax(node), macro: node.macroName.text)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    blank(Syntax(node), macro: node.macroName.text)
    return .visitChildren
  }

  private func blank(_ node: Syntax, macro: String) {
    guard macro == "error", Self.isOfPlatform(node) else { return }
    edits += node.tokens(viewMode: .sourceAccurate).map { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return CodeEdit(bytes: start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text: "")
    }
  }

  /// Whether code is in a branch of an `#if` that asks for a system or for a module.
  private static func isOfPlatform(_ node: Syntax) -> Bool {
    var parent = node.parent
    while let current = parent {
      if let list = current.as(IfConfigDeclSyntax.self) {
        return list.clauses.contains { clause in
          let condition = clause.condition?.trimmedDescription ?? ""
          return ["os(", "canImport(", "arch(", "targetEnvironment("].contains {
            condition.contains($0)
          }
        }
      }
      parent = current.parent
    }
    return false
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
