import SwiftSyntax

/// Finds bodies that must not be empty and hold nothing but a comment, what an author writes for
/// "left out here", and bodies that give a value and end with a comment which says so.
final class OpenBodies: SyntaxVisitor {
  /// A statement right behind what opens each empty body, or before what closes another one.
  private(set) var edits: [CodeEdit] = []

  /// Notes a body that a token opens and nothing but comments fill up to another one.
  private func note(_ opening: TokenSyntax, _ closing: TokenSyntax?) {
    let trivia = opening.trailingTrivia + (closing?.leadingTrivia ?? [])
    guard !trivia.comments.isEmpty else { return }
    let offset = opening.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: offset..<offset, text: " \(Hole.trap)"))
  }

  /// Notes a body whose last statements are left out, so that nothing gives its value.
  private func noteOpenEnd(_ statements: CodeBlockItemListSyntax, _ closing: TokenSyntax) {
    guard let last = statements.last?.item, let comment = closing.leadingTrivia.comments.last,
      ElisionComment.endsBody(comment) || Self.promisesMore(comment, behind: statements),
      !last.is(ReturnStmtSyntax.self),
      !last.is(ThrowStmtSyntax.self), last.trimmedDescription != Hole.trap,
      // A single expression may be what the body gives.
      statements.count > 1 || !last.is(ExprSyntax.self) || last.isCall,
      !isBuilt(Syntax(statements))
    else { return }
    let offset = closing.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: offset..<offset, text: "\(Hole.trap) "))
  }

  /// Whether a comment at the end of a body that nowhere leaves it stands for what does, and does not
  /// tell of an error.
  private static func promisesMore(
    _ comment: String,
    behind statements: CodeBlockItemListSyntax
  ) -> Bool {
    let text = comment.lowercased().withStraightApostrophes
    return !ErrorWords.nameCompiler(text) && !ErrorWords.sayError(text)
      && !ErrorWords.markWrong(String(text.drop { "/* ".contains($0) })) && !text.contains("return")
      && statements.tokens(viewMode: .sourceAccurate).allSatisfy {
        ![.keyword(.return), .keyword(.throw)].contains($0.tokenKind)
      }
  }

  /// Whether the statements of a body may be what a builder takes, or what an opaque result is made of.
  private func isBuilt(_ node: Syntax) -> Bool {
    let kinds: Set<SyntaxKind> = [.functionDecl, .subscriptDecl, .variableDecl]
    return sequence(first: node, next: \.parent).first { kinds.contains($0.kind) }?.isBuilt ?? false
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
    noteOpenEnd(statements, node.rightBrace)
    noteBranches(of: statements.last)
    return .visitChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorSpecifier.tokenKind == .keyword(.get) { noteEnds(of: node.body) }
    return .visitChildren
  }

  /// A closure says by its own type that it gives a value.
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if let signature = node.signature, let result = signature.returnClause?.type,
      !["Void", "()"].contains(result.trimmedDescription)
    {
      if node.statements.isEmpty { note(signature.inKeyword, node.rightBrace) }
      noteOpenEnd(node.statements, node.rightBrace)
    }
    return .visitChildren
  }

  /// Notes a body at whose end a value must have been returned, and the branches that end it.
  private func noteEnds(of body: CodeBlockSyntax?) {
    note(body)
    if let body { noteOpenEnd(body.statements, body.rightBrace) }
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
    // Without a last branch expected a value anyway.
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

extension CodeBlockItemSyntax.Item {
  /// Whether a function is called here as a statement of its own; what a type is made by is a value.
  fileprivate var isCall: Bool {
    var expression = self.as(ExprSyntax.self)
    while let current = expression {
      if let call = current.as(FunctionCallExprSyntax.self) {
        let called = call.calledExpression
        let name = called.as(MemberAccessExprSyntax.self)?.declName.trimmedDescription
        return (name ?? called.trimmedDescription).first?.isUppercase == false && name != "init"
      }
      expression =
        current.as(TryExprSyntax.self)?.expression ?? current.as(AwaitExprSyntax.self)?.expression
    }
    return false
  }
}

extension FunctionDeclSyntax {
  /// Whether whoever calls the function gets something.
  var returnsValue: Bool {
    let result = signature.returnClause?.type.trimmedDescription
    return result != nil && result != "Void" && result != "()"
  }
}
