import SwiftSyntax

/// Finds what closures tell apart, assign and hand to initialisers of their parameters.
final class ClosureValues: SyntaxVisitor {
  private var parameters: Set<String> = []
  /// The names that closures bind to what their parameters hold.
  private var derived: Set<String> = []
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

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    derive(node.pattern, from: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    derive(node.pattern, from: node.initializer?.value)
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if isToldApart(node.subject) { add(node.subject, CasePatterns(node)) }
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if isToldApart(node.initializer.value) { add(node.initializer.value, CasePatterns(node)) }
    return .visitChildren
  }

  /// Notes the name that is bound to what a member or a function of a parameter gives.
  private func derive(_ pattern: PatternSyntax, from value: ExprSyntax?) {
    guard let name = pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let root = value.flatMap(Self.root), isParameter(root)
    else { return }
    derived.insert(name)
  }

  /// What the members and calls of an expression begin with.
  private static func root(of node: ExprSyntax) -> ExprSyntax? {
    if let attempt = node.as(TryExprSyntax.self) { return root(of: attempt.expression) }
    if let waiting = node.as(AwaitExprSyntax.self) { return root(of: waiting.expression) }
    if let call = node.as(FunctionCallExprSyntax.self) { return root(of: call.calledExpression) }
    if let access = node.as(MemberAccessExprSyntax.self) { return access.base.flatMap(root) }
    return node
  }

  /// Whether an expression is a parameter, a member of one, or bound to what one holds.
  private func isToldApart(_ node: ExprSyntax) -> Bool {
    isParameter(node)
      || node.as(DeclReferenceExprSyntax.self).map { derived.contains($0.baseName.text) } ?? false
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
    // What is not named may be anything, as the parts of a text are, but in an optional.
    for argument in node.arguments
    where (argument.label != nil || callee == "Optional")
      && argument.expression.is(DeclReferenceExprSyntax.self)
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
    return parameters.contains(name.text) || CoercionReader.isArgument(name.text)
  }

  private func add(_ node: ExprSyntax, _ cases: CasePatterns?) {
    found.append(Coercion(bytes: CoercionReader.bytes(of: node), cases: cases))
  }
}
