import SwiftSyntax

/// Walks through code and keeps account of which names each scope declares.
class ScopeVisitor: SyntaxVisitor {
  /// The names declared in each scope around the node, the outermost first.
  private var scopes: [Set<String>] = [[]]
  /// The names that the scopes met so far declare.
  private(set) final var bound: Set<String> = []
  private var typeDepth = 0

  /// Declares names in the innermost scope.
  private func declare(_ names: some Sequence<String>) {
    scopes[scopes.count - 1].formUnion(names)
    bound.formUnion(names)
  }

  /// Whether a scope around the node declares a name.
  final func isDeclared(_ name: String) -> Bool { scopes.contains { $0.contains(name) } }

  /// Whether the node stands inside a type.
  final var isInType: Bool { typeDepth > 0 }

  /// Takes a name that is used.
  func use(_ name: String, _ role: Use.Role) {}

  /// Takes a use of `self` or `super`.
  func noteSelf() {}

  private func push(
    _ names: some Sequence<String> = EmptyCollection<String>()
  ) -> SyntaxVisitorContinueKind {
    scopes.append([])
    declare(names)
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

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.constraint.as(IdentifierTypeSyntax.self),
      type.genericArgumentClause == nil
    else { return .visitChildren }
    use(type.name.text, .constraint)
    return .skipChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      if let type = element.type.as(IdentifierTypeSyntax.self), type.genericArgumentClause == nil {
        use(type.name.text, .constraint)
      } else {
        walk(element.type)
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
    case .simpleInput(let list)?: push(list.flatMap { Self.names(of: $0.name) })
    case .parameterClause(let clause)?:
      push(clause.parameters.flatMap { Self.names(of: $0.secondName ?? $0.firstName) })
    default: push()
    }
  }

  /// The names of a closure's parameter: `$row` has the value `row` besides its projection.
  private static func names(of parameter: TokenSyntax) -> Set<String> {
    let name = parameter.text.withoutBackticks
    return [name, name.withoutProjection]
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
      if name.identifier.text == "self" {
        noteSelf()
      } else {
        use(name.identifier.text, .value)
        use(name.identifier.text, .optional)
      }
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
}
