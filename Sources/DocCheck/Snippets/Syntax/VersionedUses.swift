import SwiftSyntax

/// Finds the names that code uses on every system, not only where it asks for a version of one.
final class VersionedUses: SyntaxAnyVisitor {
  /// A name at a place in the code.
  struct Found: Hashable, Sendable {
    let name: String
    /// The labels of the arguments that it is called with.
    let labels: [String]
    /// The offset in bytes.
    let offset: Int
  }

  private(set) var found: [Found] = []

  /// The names in code, in its order; none for code that cannot be parsed.
  static func list(in code: String) -> [Found] {
    guard let tree = TokenFinder(code).tree else { return [] }
    return DeepStack.run {
      let visitor = VersionedUses(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.found
    } ?? []
  }

  private func add(_ token: TokenSyntax, labels: [String] = []) {
    let offset = token.positionAfterSkippingLeadingTrivia.utf8Offset
    found.append(Found(name: token.text.withoutBackticks, labels: labels, offset: offset))
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let member = node.parent?.as(MemberAccessExprSyntax.self)
    let callee = member.map(Syntax.init) ?? Syntax(node)
    let isCallee = member == nil || member?.declName.id == node.id
    let call = isCallee ? callee.parent?.as(FunctionCallExprSyntax.self) : nil
    let labels = call?.arguments.compactMap(\.label?.text) ?? []
    add(node.baseName, labels: call?.calledExpression.id == callee.id ? labels : [])
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
