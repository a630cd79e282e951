import SwiftSyntax

/// Collects the names that code uses and that no scope around the use declares.
final class ScopeWalk: ScopeVisitor {
  /// The uses in the order of the code, with repetitions.
  private(set) var uses: [Use] = []
  /// The names behind a dot.
  private(set) var members: Set<String> = []
  /// The members that expressions begin with.
  private(set) var implicitMembers: Set<ImplicitMember> = []
  /// The members whose bindings are read: `alert` of `$model.alert`.
  private(set) var boundMembers: Set<String> = []
  /// The members that are called.
  private(set) var memberCalls: Set<MemberCall> = []
  /// The protocol that each generic parameter conforms to; empty for none.
  private(set) var constraints: [String: String] = [:]
  /// The cases of enumerations that are told apart.
  private(set) var casePatterns: Set<CasePatterns> = []
  /// The operators that are applied or passed on.
  private(set) var operators: Set<String> = []
  /// Whether `self` or `super` stands outside of any type.
  private(set) var usesSelf = false
  /// Whether `return` stands outside of any function, closure and accessor.
  private(set) var returns = false
  /// Whether such a `return` gives a value.
  private(set) var returnsValue = false

  override func use(_ name: String, _ role: Use.Role) {
    let name = name.withoutBackticks
    // `$name` is the projection of `name`, and `$0` an argument of the closure around it.
    let bare = name.first == "$" ? String(name.dropFirst()) : name
    guard !bare.allSatisfy(\.isNumber), !isDeclared(bare), !isDeclared(name) else { return }
    uses.append(Use(name: bare, role: role))
    if bare != name { uses.append(Use(name: bare, role: .projection)) }
  }

  /// The nodes whose code a `return` leaves.
  private static let bodies: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .deinitializerDecl, .accessorBlock, .closureExpr,
  ]

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    let around = sequence(first: Syntax(node), next: \.parent)
    if !around.contains(where: { Self.bodies.contains($0.kind) }) {
      returns = true
      if node.expression != nil { returnsValue = true }
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    notePattern(node)
    noteMemberCall(node)
    noteTypes(in: node.calledExpression)
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else {
      return .visitChildren
    }
    note(callee, .call(CallReader.call(node)), in: Syntax(node))
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    walk(node.additionalTrailingClosures)
    return .skipChildren
  }

  /// Takes the names in what looks like a list and is the type of one: `[Item].self`, `[Item]()`.
  private func noteTypes(in list: ExprSyntax) {
    guard list.is(ArrayExprSyntax.self) || list.is(DictionaryExprSyntax.self) else { return }
    for token in list.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind { use(name, .type(genericArguments: 0)) }
    }
  }

  private func noteMemberCall(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.base != nil
    else { return }
    let name = member.declName.baseName.text.withoutBackticks
    memberCalls.insert(MemberCall(name: name, call: CallReader.call(node)))
  }

  /// Takes a pattern that binds what a case of an enumeration carries: `Loading.done(let result)`.
  private func notePattern(_ node: FunctionCallExprSyntax) {
    guard let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      let type = member.base?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      node.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) })
    else { return }
    let name = member.declName.baseName.text.withoutBackticks
    use(type, .pattern(member: name, labels: node.arguments.map { $0.label?.text ?? "_" }))
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    if let patterns = CasePatterns(node) { casePatterns.insert(patterns) }
    return super.visit(node)
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    if let patterns = CasePatterns(node) { casePatterns.insert(patterns) }
    return super.visit(node)
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    members.insert(MemberCall.subscripting)
    if node.arguments.contains(where: { $0.label != nil }) {
      memberCalls.insert(
        MemberCall(name: MemberCall.subscripting, call: CallReader.call(node))
      )
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text.withoutBackticks
    members.insert(member)
    if node.base == nil { noteImplicitMember(node) }
    if member == "self", let base = node.base { noteTypes(in: base) }
    if let base = node.base {
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        let name = reference.baseName.text
        if name.hasPrefix("$"), !CoercionReader.isArgument(name) { boundMembers.insert(member) }
        note(reference, .base(member: member), in: Syntax(reference))
      } else {
        walk(base)
      }
    }
    return .skipChildren
  }

  private func noteImplicitMember(_ node: MemberAccessExprSyntax) {
    let call = node.parent?.as(FunctionCallExprSyntax.self)
    let isCallee = call?.calledExpression.id == node.id
    guard call?.arguments.contains(where: { $0.expression.is(PatternExprSyntax.self) }) != true
    else { return }
    implicitMembers.insert(
      ImplicitMember(
        name: node.declName.baseName.text,
        call: isCallee ? call.map(CallReader.call) : nil
      )
    )
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = node.argumentNames?.arguments.map {
      Call.Argument(label: $0.name.text, form: .named)
    }
    note(node, arguments.map { .call(Call(arguments: $0)) } ?? .value, in: Syntax(node))
    return .skipChildren
  }

  /// Takes a name and, where it says more, the place of the expression that it stands in.
  private func note(_ node: DeclReferenceExprSyntax, _ role: Use.Role, in expression: Syntax) {
    switch node.baseName.tokenKind {
    case .identifier(let name), .dollarIdentifier(let name):
      use(name, role)
      if let place = ExpressionPosition.role(of: expression) { use(name, place) }
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      operators.insert(name)
    case .keyword(.self), .keyword(.super): noteSelf()
    default: break
    }
  }

  override func noteSelf() { if !isInType { usesSelf = true } }

  /// Values that a `switch` tells apart are compared by an operator that nobody writes, which a type may
  /// have as a member.
  override func visit(_ node: ExpressionPatternSyntax) -> SyntaxVisitorContinueKind {
    members.insert("~=")
    return .visitChildren
  }

  override func visit(_ node: BinaryOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .skipChildren
  }

  override func visit(_ node: PrefixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: PostfixOperatorExprSyntax) -> SyntaxVisitorContinueKind {
    operators.insert(node.operator.text)
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.expression.as(DeclReferenceExprSyntax.self) {
      let count = node.genericArgumentClause.arguments.count
      use(type.baseName.text, .type(genericArguments: count))
      if let call = node.parent?.as(FunctionCallExprSyntax.self) {
        use(type.baseName.text, .call(CallReader.call(call)))
      }
      walk(node.genericArgumentClause)
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.declName.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text, .type(genericArguments: node.genericArgumentClause?.arguments.count ?? 0))
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    constraints[node.name.text] = node.inheritedType?.trimmedDescription ?? ""
    return .visitChildren
  }

  override func visit(_ node: ConformanceRequirementSyntax) -> SyntaxVisitorContinueKind {
    constraints[node.leftType.trimmedDescription] = node.rightType.trimmedDescription
    return .visitChildren
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.name.text)
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      use(base.name.text, .outer(type: node.name.text))
    }
    return .visitChildren
  }

  /// Whether a type, below its attributes and parentheses, is that of a function.
  private static func isFunction(_ type: TypeSyntax) -> Bool {
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return isFunction(attributed.baseType)
    }
    if let optional = type.as(OptionalTypeSyntax.self) { return isFunction(optional.wrappedType) }
    if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 {
      return tuple.elements.first.map { isFunction($0.type) } ?? false
    }
    return type.is(FunctionTypeSyntax.self)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.attributeName.as(IdentifierTypeSyntax.self) {
      use(type.name.text, .attribute)
      if node.parent?.parent?.is(VariableDeclSyntax.self) == true {
        use(type.name.text, .wrapper(CallReader.call(node)))
      } else if let parameter = node.parent?.parent?.as(FunctionParameterSyntax.self),
        Self.isFunction(parameter.type)
      {
        use(type.name.text, .builder)
      }
      if let arguments = type.genericArgumentClause { walk(arguments) }
    }
    if case .argumentList(let list)? = node.arguments { walk(list) }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName.text, .macro)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    use(node.macroName.text, .macro)
    return .visitChildren
  }
}
