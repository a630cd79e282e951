import SwiftSyntax

/// Closures that are assigned, and such as the author leaves out.
extension CoercionReader {
  /// The number of parameters of the closure around a place that is assigned to a member.
  func assignedParameterCount(line: Int, column: Int) -> Int? {
    tokens.read(line: line, column: column) { token -> Int? in
      let nodes = sequence(first: Syntax(token), next: \.parent)
      guard let closure = nodes.compactMap({ $0.as(ClosureExprSyntax.self) }).first,
        let parts = closure.parent?.as(ExprListSyntax.self).map(Array.init), parts.count == 3,
        parts[0].is(MemberAccessExprSyntax.self), parts[1].is(AssignmentExprSyntax.self)
      else { return nil }
      return CallReader.parameterCount(closure)
    }
  }

  /// The closure that begins at a place, if all that it does is left out.
  ///
  /// - Parameter count: the number of parameters that are asked for.
  func openClosure(line: Int, column: Int, count: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token -> Coercion? in
      guard let closure = token.parent?.as(ClosureExprSyntax.self), closure.signature == nil,
        closure.leftBrace == token,
        closure.statements.trimmedDescription == Hole.trap || Self.isCommented(closure)
      else { return nil }
      let calls = sequence(first: Syntax(closure), next: \.parent)
        .compactMap { $0.as(FunctionCallExprSyntax.self) }
      let callee = calls.first?.calledExpression.as(DeclReferenceExprSyntax.self)
      // What makes a view builds it of no value, too; anything else gives one of some type.
      let isView = callee?.baseName.text.first?.isUppercase ?? false
      let value = isView ? "" : " return \(Hole.expressionText);"
      let parameters = Array(repeating: "_", count: count).joined(separator: ", ")
      return Coercion(bytes: Self.bytes(of: token), signature: " \(parameters) in\(value)")
    }
  }

  /// The closure that begins at a place, if a comment stands for what gives its value.
  func commentedClosure(line: Int, column: Int) -> Coercion? {
    tokens.read(line: line, column: column) { token -> Coercion? in
      guard let closure = token.parent?.as(ClosureExprSyntax.self), closure.leftBrace == token,
        Self.isCommented(closure)
      else { return nil }
      let opening = closure.signature?.inKeyword ?? token
      return Coercion(bytes: Self.bytes(of: opening), signature: " \(Hole.expressionText)")
    }
  }

  /// Whether nothing but a comment stands in a closure that may stand for code.
  private static func isCommented(_ closure: ClosureExprSyntax) -> Bool {
    guard closure.statements.isEmpty else { return false }
    let opening = closure.signature?.inKeyword ?? closure.leftBrace
    let comments = (opening.trailingTrivia + closure.rightBrace.leadingTrivia).comments
    return !comments.isEmpty && !comments.contains(where: ElisionComment.deniesCode)
  }
}
