import SwiftSyntax

/// Finds the names that code uses on every system, not only where it asks for a version of one.
final class VersionedUses: SyntaxAnyVisitor {
  /// What is before a name.
  enum Receiver: Hashable, Sendable {
    /// Nothing: the name is declared at file scope, if it is Apple's.
    case nothing
    /// A dot only: the name is a static member or a case.
    case context
    /// The name of a type.
    case type(String)
    /// A value by its name, which may be of any type.
    case value
    /// The result of other code, such as a view with modifiers.
    case result
  }

  /// A name at a place in the code.
  struct Found: Hashable, Sendable {
    let name: String
    let receiver: Receiver
    /// The labels of the arguments that it is called with.
    let labels: [String]
    /// The offset in bytes.
    let offset: Int

    /// Whether it is a member of a type that is named before it.
    var isOfNamedType: Bool { if case .type = receiver { true } else { false } }
  }

  private(set) var found: [Found] = []

  /// The names of the code's own values, parameters and cases.
  private var declared: Set<String> = []

  /// The names in code that are not its own, in its order; none for code that cannot be parsed.
  static func list(in code: String) -> [Found] {
    guard let tree = TokenFinder(code).tree else { return [] }
    return DeepStack.run {
      let visitor = VersionedUses(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.found.filter { $0.isOfNamedType || !visitor.declared.contains($0.name) }
    } ?? []
  }

  private func add(
    _ token: TokenSyntax,
    of receiver: Receiver = .nothing,
    labels: [String] = []
  ) {
    found.append(
      Found(
        name: token.text.withoutBackticks,
        receiver: receiver,
        labels: labels,
        offset: token.positionAfterSkippingLeadingTrivia.utf8Offset
      )
    )
  }

  /// The type whose members `@Environment` reads.
  private func environment(of node: DeclReferenceExprSyntax) -> Receiver? {
    guard node.parent?.is(KeyPathPropertyComponentSyntax.self) == true else { return nil }
    let attribute = sequence(first: Syntax(node), next: \.parent).prefix(8)
      .lazy.compactMap { $0.as(AttributeSyntax.self) }.first
    let isRead = attribute?.attributeName.trimmedDescription == "Environment"
    return isRead ? .type("EnvironmentValues") : nil
  }

  private func receiver(of member: MemberAccessExprSyntax) -> Receiver {
    guard let whole = member.base else { return .context }
    let base =
      whole.as(ForceUnwrapExprSyntax.self)?.expression
      ?? whole.as(OptionalChainingExprSyntax.self)?.expression ?? whole
    if let name = base.as(DeclReferenceExprSyntax.self)?.baseName.text {
      return name.first?.isUppercase == true ? .type(name) : .value
    }
    let inner = base.as(MemberAccessExprSyntax.self)
    return inner?.base == nil ? .result : .value
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let callee = member.map(Syntax.init) ?? Syntax(node)
    let isCallee = member == nil || member?.declName.id == node.id
    let call = isCallee ? callee.parent?.as(FunctionCallExprSyntax.self) : nil
    let labels = call?.arguments.compactMap(\.label?.text) ?? []
    let isBase = !isCallee || member == nil
    add(
      node.baseName,
      of: isBase ? environment(of: node) ?? .nothing : member.map(receiver) ?? .nothing,
      labels: call?.calledExpression.id == callee.id ? labels : []
    )
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    add(node.name)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.macroName)
    return .visitChildren
  }

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.identifier.text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    declared.insert(node.name.text.withoutBackticks)
    return .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.conditions.contains(where: \.asksForVersion) else { return .visitChildren }
    if let other = node.elseBody { walk(Syntax(other)) }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    let asks = node.contains { item in
      item.item.as(GuardStmtSyntax.self)?.conditions.contains(where: \.asksForVersion) ?? false
    }
    return asks ? .skipChildren : .visitChildren
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    let isVersioned = attributes?.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available"
    }
    return isVersioned == true ? .skipChildren : .visitChildren
  }
}

extension ConditionElementSyntax {
  /// Whether it is `#available` or `#unavailable`.
  fileprivate var asksForVersion: Bool { condition.is(AvailabilityConditionSyntax.self) }
}
