import SwiftSyntax

/// Says what the place of an expression tells about its type.
enum ExpressionPosition {
  /// The role of an expression by its place; nothing where the place says nothing.
  static func role(of expression: Syntax) -> Use.Role? {
    let node = withoutEffects(expression)
    guard let parent = node.parent else { return nil }
    if parent.is(ConditionElementSyntax.self) { return .condition }
    if let prefix = parent.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? .condition : nil
    }
    if parent.is(ForceUnwrapExprSyntax.self) || parent.is(OptionalChainingExprSyntax.self)
      || parent.parent?.is(OptionalBindingConditionSyntax.self) == true
      || unwraps(parent.parent)
    {
      return .optional
    }
    if let list = parent.as(ExprListSyntax.self) { return role(of: node, in: Array(list)) }
    return statement(node)
  }

  /// Whether a condition matches `value?` with what it is given.
  private static func unwraps(_ condition: Syntax?) -> Bool {
    guard let pattern = condition?.as(MatchingPatternConditionSyntax.self)?.pattern else {
      return false
    }
    // The parser reads `let value?` as an expression that is given another name.
    let tokens = Array(pattern.tokens(viewMode: .sourceAccurate))
    return tokens.last?.tokenKind == .postfixQuestionMark
  }

  /// The expression together with `try`, `await` and the parentheses around it.
  private static func withoutEffects(_ expression: Syntax) -> Syntax {
    var node = expression
    while let parent = node.parent {
      if parent.is(TryExprSyntax.self) || parent.is(AwaitExprSyntax.self) {
        if parent.as(TryExprSyntax.self)?.questionOrExclamationMark != nil { return node }
        node = parent
      } else if let element = parent.as(LabeledExprSyntax.self), element.label == nil,
        let list = element.parent, list.children(viewMode: .sourceAccurate).count == 1,
        let tuple = list.parent, tuple.is(TupleExprSyntax.self)
      {
        node = tuple
      } else {
        break
      }
    }
    return node
  }

  /// The role of an operand among operators that the parser has not grouped yet.
  private static func role(of node: Syntax, in list: [ExprSyntax]) -> Use.Role? {
    guard let index = list.firstIndex(where: { $0.id == node.id }) else { return nil }
    let before = index > 0 ? list[index - 1] : nil
    let after = index + 1 < list.count ? list[index + 1] : nil
    if after.map(name) == "??" { return .optional }
    let begins = before.map { isLogical($0) || $0.is(AssignmentExprSyntax.self) } ?? true
    let isTested = after?.is(UnresolvedTernaryExprSyntax.self) ?? false
    if begins, isTested || after.map(isLogical) ?? false { return .condition }
    let ends = after.map { isLogical($0) || $0.is(UnresolvedTernaryExprSyntax.self) } ?? true
    return ends && before.map(isLogical) ?? false ? .condition : nil
  }

  private static func name(_ node: ExprSyntax) -> String? {
    node.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  private static func isLogical(_ node: ExprSyntax) -> Bool {
    name(node) == "&&" || name(node) == "||"
  }

  /// The role of an expression that is a statement together with the calls of members behind it.
  private static func statement(_ expression: Syntax) -> Use.Role? {
    var node = expression
    var modifiers: [String] = []
    while let access = node.parent?.as(MemberAccessExprSyntax.self), access.base?.id == node.id,
      let call = access.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == access.id
    {
      modifiers.append(access.declName.baseName.text)
      node = Syntax(call)
    }
    guard let item = node.parent?.as(CodeBlockItemSyntax.self), !isResult(item) else { return nil }
    return .statement(modifiers: modifiers)
  }

  /// Whether a statement is all that a function or a getter returns whose type is not one of views.
  private static func isResult(_ item: CodeBlockItemSyntax) -> Bool {
    guard let list = item.parent, list.children(viewMode: .sourceAccurate).count == 1,
      let owner = list.parent
    else { return false }
    let type: TypeSyntax?
    if owner.is(AccessorBlockSyntax.self) {
      type = owner.parent?.as(PatternBindingSyntax.self)?.typeAnnotation?.type
    } else {
      type = owner.parent?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
    }
    return type.map { !$0.is(SomeOrAnyTypeSyntax.self) } ?? false
  }
}
