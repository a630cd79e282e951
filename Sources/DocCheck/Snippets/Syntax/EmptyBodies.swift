import SwiftSyntax

/// Finds bodies that must return something and hold nothing but a comment: what an author writes
/// for "left out here".
final class EmptyBodies: SyntaxVisitor {
  /// The offsets in bytes right behind the opening braces.
  private(set) var offsets: [Int] = []

  private func note(_ leftBrace: TokenSyntax, _ rightBrace: TokenSyntax) {
    let hasComment = (leftBrace.trailingTrivia + rightBrace.leadingTrivia).contains { piece in
      switch piece {
      case .lineComment, .blockComment, .docLineComment, .docBlockComment: true
      default: false
      }
    }
    if hasComment { offsets.append(leftBrace.endPositionBeforeTrailingTrivia.utf8Offset) }
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
}
