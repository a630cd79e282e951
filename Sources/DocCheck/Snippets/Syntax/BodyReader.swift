import SwiftSyntax

/// Reads the bodies of functions around places in code.
struct BodyReader {
  private let tokens: TokenFinder

  init(_ code: String) { tokens = TokenFinder(code) }

  /// Whether a place stands in the body of a function, an initialiser or an accessor, not in a closure
  /// inside of it.
  func isInFunction(line: Int, column: Int) -> Bool {
    tokens.read(line: line, column: column) { token -> Bool? in
      let around = sequence(first: Syntax(token), next: \.parent)
        .first { Self.bodies.contains($0.kind) }
      return around.map { !$0.is(ClosureExprSyntax.self) }
    } ?? false
  }

  /// The name that begins what the closure around a place is handed to: `DispatchQueue` of
  /// `DispatchQueue.main.async { }`.
  func closureOwner(line: Int, column: Int) -> String? {
    tokens.read(line: line, column: column) { token -> String? in
      let around = sequence(first: Syntax(token), next: \.parent)
      guard let closure = around.first(where: { $0.is(ClosureExprSyntax.self) }) else { return nil }
      let calls = sequence(first: closure, next: \.parent)
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      return calls.first?.calledExpression.firstToken(viewMode: .sourceAccurate)?.text
    }
  }

  private static let bodies: Set<SyntaxKind> = [
    .accessorBlock, .closureExpr, .functionDecl, .initializerDecl,
  ]

  /// Whether the function that ends at a place may come to its end, whatever is called in it: it ends in an
  /// `if` without `else` or in a loop through something.
  ///
  /// A comment behind that may stand for more, and what a type inherits may build the result.
  func endsOpen(line: Int, column: Int) -> Bool {
    tokens.read(line: line, column: column) { token -> Bool? in
      guard let block = token.parent?.as(CodeBlockSyntax.self), block.rightBrace == token,
        let function = block.parent?.as(FunctionDeclSyntax.self), function.attributes.isEmpty,
        token.leadingTrivia.comments.isEmpty, Self.inheritsNothing(around: Syntax(function)),
        let last = block.statements.last?.item
      else { return nil }
      if let statement = last.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        return Self.lacksElse(statement)
      }
      return last.is(ForStmtSyntax.self)
    } ?? false
  }

  private static func inheritsNothing(around node: Syntax) -> Bool {
    sequence(first: node, next: \.parent).allSatisfy { node in
      !node.is(ExtensionDeclSyntax.self)
        && node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause == nil
    }
  }

  private static func lacksElse(_ node: IfExprSyntax) -> Bool {
    guard let other = node.elseBody else { return true }
    return other.as(IfExprSyntax.self).map(lacksElse) ?? false
  }
}
