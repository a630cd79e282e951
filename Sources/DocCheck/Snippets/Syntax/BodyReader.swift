import SwiftSyntax

/// Reads the bodies of functions around places in code.
struct BodyReader {
  private let reader: CoercionReader

  init(_ code: String) { reader = CoercionReader(code) }

  /// Whether a place stands in the body of a function or an initialiser, not in a closure inside of it.
  func isInFunction(line: Int, column: Int) -> Bool {
    reader.found(line: line, column: column) { token -> Bool? in
      let around = sequence(first: Syntax(token), next: \.parent)
        .first { Self.bodies.contains($0.kind) }
      return around.map { $0.is(FunctionDeclSyntax.self) || $0.is(InitializerDeclSyntax.self) }
    } ?? false
  }

  private static let bodies: Set<SyntaxKind> = [
    .accessorBlock, .closureExpr, .functionDecl, .initializerDecl,
  ]

  /// Whether the function that ends at a place may come to its end, whatever is called in it: it ends in an
  /// `if` without `else`, in a loop through something or in a declaration.
  func endsOpen(line: Int, column: Int) -> Bool {
    reader.found(line: line, column: column) { token -> Bool? in
      guard let block = token.parent?.as(CodeBlockSyntax.self), block.rightBrace == token,
        block.parent?.is(FunctionDeclSyntax.self) == true, let last = block.statements.last?.item
      else { return nil }
      if let statement = last.as(ExpressionStmtSyntax.self)?.expression.as(IfExprSyntax.self) {
        return Self.lacksElse(statement)
      }
      return last.is(ForStmtSyntax.self) || last.is(DeclSyntax.self)
    } ?? false
  }

  private static func lacksElse(_ node: IfExprSyntax) -> Bool {
    guard let other = node.elseBody else { return true }
    return other.as(IfExprSyntax.self).map(lacksElse) ?? false
  }
}
