import SwiftSyntax

/// Finds bodies that must not be empty and hold nothing but a comment: what an author writes for
/// "left out here".
final class EmptyBodies: SyntaxVisitor {
  /// A statement right behind what opens each body.
  private(set) var edits: [CodeEdit] = []

  /// Notes a body that a token opens and nothing but comments fill up to another one.
  private func note(_ opening: TokenSyntax, _ closing: TokenSyntax?) {
    let trivia = opening.trailingTrivia + (closing?.leadingTrivia ?? [])
    guard !trivia.comments.isEmpty else { return }
    let offset = opening.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: offset..<offset, text: " \(Hole.trap)"))
  }

  private func note(_ body: CodeBlockSyntax?) {
    guard let body, body.statements.isEmpty else { return }
    note(body.leftBrace, body.rightBrace)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let result = node.signature.returnClause?.type.trimmedDescription
    if let result, result != "Void", result != "()" { note(node.body) }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    if case .getter(let statements) = node.accessors, statements.isEmpty {
      note(node.leftBrace, node.rightBrace)
    }
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.tokenKind == .keyword(.get) { note(node.body) }
    return .visitChildren
  }

  override func visit(_ node: GuardStmtSyntax) -> SyntaxVisitorContinueKind {
    note(node.body)
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind {
    if node.statements.isEmpty, let colon = node.label.lastToken(viewMode: .sourceAccurate) {
      note(colon, colon.nextToken(viewMode: .sourceAccurate))
    }
    return .visitChildren
  }
}
