import SwiftSyntax

/// Finds the names in code whose types depend on undeclared names.
final class OpenNames: SyntaxVisitor {
  /// What the code declares, and the names on which it depends.
  private var declarations: [(names: [String], identifiers: Set<String>)] = []

  /// Some undeclared names, with all names whose types depend on them.
  ///
  /// - Parameters:
  ///   - names: the undeclared names.
  ///   - tree: the code.
  static func reached(by names: Set<String>, in tree: SourceFileSyntax) -> Set<String> {
    DeepStack.run {
      let walk = OpenNames(viewMode: .sourceAccurate)
      walk.walk(tree)
      var (open, rest) = (names, walk.declarations)
      while true {
        let next = rest.filter { !open.isDisjoint(with: $0.identifiers) }
        if next.isEmpty { return open }
        rest.removeAll { !open.isDisjoint(with: $0.identifiers) }
        open.formUnion(next.flatMap(\.names))
      }
    } ?? names
  }

  private func note(_ names: [String], _ nodes: [(any SyntaxProtocol)?]) {
    let identifiers = nodes.compactMap(\.self).map(\.identifiers)
    declarations.append((names, identifiers.reduce(into: []) { $0.formUnion($1) }))
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    for binding in node.bindings {
      let type: (any SyntaxProtocol)? = binding.typeAnnotation ?? binding.initializer
      // What a setter gets is of the property's type.
      let given = binding.accessorBlock == nil ? [] : ["newValue", "oldValue"]
      note(ItemReader.names(in: binding.pattern) + given, [node.attributes, type])
    }
    return .visitChildren
  }

  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    note(ItemReader.names(in: node.pattern), [node.typeAnnotation ?? node.initializer])
    return .visitChildren
  }

  override func visit(_ node: MatchingPatternConditionSyntax) -> SyntaxVisitorContinueKind {
    note(ItemReader.names(in: node.pattern), [node])
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    note(ItemReader.names(in: node.pattern), [node.pattern, node.sequence])
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    for case .switchCase(let part) in node.cases {
      guard case .case(let label) = part.label else { continue }
      let names = label.caseItems.flatMap { ItemReader.names(in: $0.pattern) }
      note(names, [node.subject, label])
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text.withoutBackticks], [node.attributes, node.signature])
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    note([(node.secondName ?? node.firstName).text.withoutBackticks], [node.attributes, node.type])
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text.withoutBackticks], [node.parameterClause])
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note([node.name.text], [node.initializer])
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { noteType(node) }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { noteType(node) }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { noteType(node) }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { noteType(node) }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { noteType(node) }

  /// Takes a type, which depends on what it inherits from, and on attributes that may add to it.
  private func noteType(_ node: some DeclGroupSyntax & NamedDeclSyntax) -> SyntaxVisitorContinueKind
  {
    let attributes = node.memberBlock.members.map { member -> (any SyntaxProtocol)? in
      member.decl.asProtocol((any WithAttributesSyntax).self)?.attributes
    }
    note(
      [node.name.text.withoutBackticks],
      [node.inheritanceClause, node.attributes] + attributes
    )
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// All names in the code.
  var identifiers: Set<String> {
    tokens(viewMode: .sourceAccurate).reduce(into: []) { names, token in
      switch token.tokenKind {
      case .identifier(let name), .dollarIdentifier(let name):
        names.insert(name.withoutBackticks.withoutProjection)
      default: break
      }
    }
  }
}
