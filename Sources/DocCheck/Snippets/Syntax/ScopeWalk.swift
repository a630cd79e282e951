import SwiftSyntax

/// Keeps a stack of scopes while it walks, each with the names declared in it.
final class ScopeWalk: SyntaxVisitor {
  /// The uses in the order of the code, with repetitions.
  private(set) var uses: [Use] = []
  /// The names behind a dot.
  private(set) var members: Set<String> = []
  /// The operators that are applied or passed on.
  private(set) var operators: Set<String> = []
  /// Whether `self` or `super` stands outside of any type.
  private(set) var usesSelf = false
  /// Whether `return` stands outside of any function, closure and accessor.
  private(set) var returns = false
  private var scopes: [Set<String>] = [[]]
  private var typeDepth = 0

  private func declare(_ names: some Sequence<String>) {
    scopes[scopes.count - 1].formUnion(names)
  }

  private func use(_ name: String, _ role: Use.Role) {
    let name = name.withoutBackticks
    guard !name.hasPrefix("$0"), !scopes.contains(where: { $0.contains(name) }) else { return }
    if name.first == "$", name.dropFirst().allSatisfy(\.isNumber) { return }
    if name.first == "$" {
      let bare = String(name.dropFirst())
      if !scopes.contains(where: { $0.contains(bare) }) { uses.append(Use(name: bare, role: role)) }
      return
    }
    uses.append(Use(name: name, role: role))
  }

  private func push(
    _ names: some Sequence<String> = EmptyCollection<String>()
  ) -> SyntaxVisitorContinueKind {
    scopes.append(Set(names))
    return .visitChildren
  }

  private func pop() { if scopes.count > 1 { scopes.removeLast() } }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: ClassDeclSyntax) { leaveType() }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: StructDeclSyntax) { leaveType() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: EnumDeclSyntax) { leaveType() }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: ProtocolDeclSyntax) { leaveType() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: ActorDeclSyntax) { leaveType() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind { enterType(node) }
  override func visitPost(_ node: ExtensionDeclSyntax) { leaveType() }

  private func enterType(_ group: some DeclGroupSyntax) -> SyntaxVisitorContinueKind {
    typeDepth += 1
    var names: Set<String> = ["Self"]
    if let generic = group.asProtocol((any WithGenericParametersSyntax).self) {
      names.formUnion(generic.genericParameterClause?.parameters.map(\.name.text) ?? [])
    }
    if let named = group.asProtocol((any NamedDeclSyntax).self) { names.insert(named.name.text) }
    if let list = group.as(ProtocolDeclSyntax.self)?.primaryAssociatedTypeClause {
      names.formUnion(list.primaryAssociatedTypes.map(\.name.text))
    }
    for member in group.memberBlock.members {
      names.formUnion(ItemReader.declaredNames(of: Syntax(member.decl)))
    }
    return push(names)
  }

  private func leaveType() {
    typeDepth -= 1
    pop()
  }

  override func visit(_ node: InheritanceClauseSyntax) -> SyntaxVisitorContinueKind {
    for inherited in node.inheritedTypes {
      if let type = inherited.type.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil
      {
        use(type.name.text, .inherited)
      } else {
        walk(inherited.type)
      }
    }
    return .skipChildren
  }

  // MARK: Functions and closures

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // The name at the top level stays a use: a call of it may mean an overload of another snippet.
    if node.parent?.is(CodeBlockItemSyntax.self) != true || scopes.count > 1 {
      declare([node.name.text.withoutBackticks])
    }
    return enterGeneric(node)
  }

  override func visitPost(_ node: FunctionDeclSyntax) { pop() }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    enterGeneric(node)
  }

  override func visitPost(_ node: InitializerDeclSyntax) { pop() }
  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    enterGeneric(node)
  }

  override func visitPost(_ node: SubscriptDeclSyntax) { pop() }
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    enterGeneric(node)
  }

  override func visitPost(_ node: TypeAliasDeclSyntax) { pop() }

  private func enterGeneric(_ node: some WithGenericParametersSyntax) -> SyntaxVisitorContinueKind {
    push(node.genericParameterClause?.parameters.map(\.name.text) ?? [])
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    declare([(node.secondName ?? node.firstName).text.withoutBackticks])
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    switch node.signature?.parameterClause {
    case .simpleInput(let list)?: push(list.map(\.name.text.withoutBackticks))
    case .parameterClause(let clause)?:
      push(clause.parameters.map { ($0.secondName ?? $0.firstName).text.withoutBackticks })
    default: push()
    }
  }

  override func visitPost(_ node: ClosureExprSyntax) { pop() }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil {
      if node.name.text == "self" { noteSelf() } else { use(node.name.text, .value) }
    } else {
      declare([node.name.text])
    }
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: CodeBlockSyntax) { pop() }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    push(["newValue", "oldValue"] + (node.parameters.map { [$0.name.text] } ?? []))
  }

  override func visitPost(_ node: AccessorDeclSyntax) { pop() }

  override func visit(_ node: CatchClauseSyntax) -> SyntaxVisitorContinueKind { push(["error"]) }
  override func visitPost(_ node: CatchClauseSyntax) { pop() }

  // MARK: Patterns

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    for item in node {
      let syntax = Syntax(item.item)
      if !syntax.is(VariableDeclSyntax.self) { declare(ItemReader.declaredNames(of: syntax)) }
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for attribute in node.attributes { walk(attribute) }
    for binding in node.bindings {
      if let type = binding.typeAnnotation { walk(type) }
      if let value = binding.initializer { walk(value) }
      declare(ItemReader.names(in: binding.pattern))
      if let accessors = binding.accessorBlock {
        scopes.append(["newValue", "oldValue"])
        walk(accessors)
        pop()
      }
    }
    return .skipChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.typeAnnotation { walk(type) }
    if let value = node.initializer {
      walk(value)
    } else if let name = node.pattern.as(IdentifierPatternSyntax.self) {
      if name.identifier.text == "self" { noteSelf() } else { use(name.identifier.text, .value) }
    }
    declare(ItemReader.names(in: node.pattern))
    return .skipChildren
  }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: IfExprSyntax) { pop() }
  override func visit(_ node: WhileStmtSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: WhileStmtSyntax) { pop() }
  override func visit(_ node: SwitchCaseSyntax) -> SyntaxVisitorContinueKind { push() }
  override func visitPost(_ node: SwitchCaseSyntax) { pop() }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    walk(node.sequence)
    _ = push(ItemReader.names(in: node.pattern))
    if let type = node.typeAnnotation { walk(type) }
    if let condition = node.whereClause { walk(condition) }
    walk(node.body)
    pop()
    return .skipChildren
  }

  override func visit(_ node: ValueBindingPatternSyntax) -> SyntaxVisitorContinueKind {
    declare(ItemReader.names(in: node.pattern))
    return .visitChildren
  }

  /// The nodes whose code a `return` leaves.
  private static let bodies: Set<SyntaxKind> = [
    .functionDecl, .initializerDecl, .deinitializerDecl, .accessorBlock, .closureExpr,
  ]

  override func visit(_ node: ReturnStmtSyntax) -> SyntaxVisitorContinueKind {
    let around = sequence(first: Syntax(node), next: \.parent)
    if !around.contains(where: { Self.bodies.contains($0.kind) }) { returns = true }
    return .visitChildren
  }

  // MARK: Uses

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else {
      return .visitChildren
    }
    let closures =
      ([node.trailingClosure] + node.additionalTrailingClosures.map(\.closure))
      .compactMap { $0.map(Self.parameterCount) }
    let labels = node.arguments.map { $0.label?.text ?? "_" }
    note(callee, .call(labels: labels, trailingClosures: closures))
    walk(node.arguments)
    if let closure = node.trailingClosure { walk(closure) }
    walk(node.additionalTrailingClosures)
    return .skipChildren
  }

  /// The number of parameters of a closure, named or `$0`, `$1`, …
  private static func parameterCount(_ closure: ClosureExprSyntax) -> Int {
    switch closure.signature?.parameterClause {
    case .simpleInput(let list)?: return list.count
    case .parameterClause(let clause)?: return clause.parameters.count
    default: break
    }
    let numbers = closure.statements.tokens(viewMode: .sourceAccurate).compactMap { token in
      if case .dollarIdentifier(let name) = token.tokenKind { return Int(name.dropFirst()) }
      return nil
    }
    return (numbers.max() ?? -1) + 1
  }

  override func visit(_ node: SubscriptCallExprSyntax) -> SyntaxVisitorContinueKind {
    members.insert("subscript")
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.declName.baseName.text.withoutBackticks
    members.insert(member)
    if let base = node.base {
      if let reference = base.as(DeclReferenceExprSyntax.self) {
        note(reference, .base(member: member))
      } else {
        walk(base)
      }
    }
    return .skipChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    note(node, .value)
    return .skipChildren
  }

  private func note(_ node: DeclReferenceExprSyntax, _ role: Use.Role) {
    switch node.baseName.tokenKind {
    case .identifier(let name), .dollarIdentifier(let name): use(name, role)
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      operators.insert(name)
    case .keyword(.self), .keyword(.super): noteSelf()
    default: break
    }
  }

  private func noteSelf() { if typeDepth == 0 { usesSelf = true } }

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

  override func visit(_ node: KeyPathPropertyComponentSyntax) -> SyntaxVisitorContinueKind {
    members.insert(node.declName.baseName.text)
    return .skipChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    use(node.name.text, .type(genericArguments: node.genericArgumentClause?.arguments.count ?? 0))
    if let arguments = node.genericArgumentClause { walk(arguments) }
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.attributeName.as(IdentifierTypeSyntax.self) {
      use(type.name.text, .attribute)
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
