import SwiftSyntax

/// Finds what closures tell apart, assign and hand to initialisers of their parameters.
final class ClosureValues: SyntaxVisitor {
  private var parameters: Set<String> = []
  private var unknown: Set<String> = []
  private var found: [Coercion] = []

  /// The values in a node.
  ///
  /// - Parameter unknown: the types whose initialisers take anything.
  static func list(in node: Syntax, unknown: Set<String>) -> [Coercion] {
    let visitor = ClosureValues(viewMode: .sourceAccurate)
    visitor.unknown = unknown
    visitor.walk(node)
    return visitor.found
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    if case .simpleInput(let list)? = node.signature?.parameterClause {
      parameters.formUnion(list.map(\.name.text))
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if isParameter(node.subject) { add(node.subject, CasePatterns(node)) }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if isParameter(node.initializer.value) { add(node.initializer.value, CasePatterns(node)) }
    return .visitChildren
  }

  override func visit(_ node: ExprListSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node)
    if parts.count == 3, parts[1].is(AssignmentExprSyntax.self), isParameter(parts[2]) {
      add(parts[2], nil)
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text ?? ""
    guard callee.first?.isUppercase == true, !unknown.contains(callee) else {
      return .visitChildren
    }
    // What is not named may be anything, as the parts of a text are.
    for argument in node.arguments
    where argument.label != nil && argument.expression.is(DeclReferenceExprSyntax.self)
      && isParameter(argument.expression)
    {
      add(argument.expression, nil)
    }
    return .visitChildren
  }

  /// Whether an expression is a parameter or a member of one.
  private func isParameter(_ node: ExprSyntax) -> Bool {
    if let access = node.as(MemberAccessExprSyntax.self) {
      return access.base.map(isParameter) ?? false
    }
    guard let name = node.as(DeclReferenceExprSyntax.self)?.baseName else { return false }
    return parameters.contains(name.text) || name.text.hasPrefix("$")
  }

  private func add(_ node: ExprSyntax, _ cases: CasePatterns?) {
    found.append(Coercion(bytes: CoercionReader.bytes(of: node), cases: cases))
  }
}
