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
    if node.returnsValue { noteEnds(of: node.body) }
    return .visitChildren
  }

  /// An initialiser that hands over to another one does so in its body.
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let handsOver: Set<String> = ["convenience", "override", "required"]
    if node.modifiers.contains(where: { handsOver.contains($0.name.text) }) { note(node.body) }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessors else { return .visitChildren }
    if statements.isEmpty { note(node.leftBrace, node.rightBrace) }
    noteBranches(of: statements.last)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.tokenKind == .keyword(.get) { noteEnds(of: node.body) }
    return .visitChildren
  }

  /// Notes a body at whose end a value must have been returned, and the branches that end it.
  private func noteEnds(of body: CodeBlockSyntax?) {
    note(body)
    noteBranches(of: body?.statements.last)
  }

  private func noteBranches(of last: CodeBlockItemSyntax?) {
    guard let last else { return }
    let statement = Syntax(last.item)
    let expression = statement.as(ExpressionStmtSyntax.self)?.expression
    if let branch = expression?.as(IfExprSyntax.self) {
      noteBranches(of: branch)
    } else if let attempt = statement.as(DoStmtSyntax.self) {
      noteEnds(of: attempt.body)
      for handler in attempt.catchClauses { noteEnds(of: handler.body) }
    }
  }

  private func noteBranches(of branch: IfExprSyntax) {
    // Without a last branch a value is missing anyway.
    guard let last = branch.elseBody else { return }
    noteEnds(of: branch.body)
    if let next = last.as(IfExprSyntax.self) { noteBranches(of: next) }
    noteEnds(of: last.as(CodeBlockSyntax.self))
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

extension FunctionDeclSyntax {
  /// Whether whoever calls the function gets something.
  var returnsValue: Bool {
    let result = signature.returnClause?.type.trimmedDescription
    return result != nil && result != "Void" && result != "()"
  }
}
