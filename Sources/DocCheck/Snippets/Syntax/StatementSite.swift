import SwiftSyntax

/// The statement, the condition or the head of a declaration around a place in code, and what its meaning depends on.
struct StatementSite: Sendable {
  /// The names in it, without those in the bodies of what it begins.
  let identifiers: Set<String>
  /// The names in the heads of the types and extensions around it.
  let outerIdentifiers: Set<String>
  /// The names of what statements in the same body call.
  let calledNames: Set<String>
  /// Whether that body may have parts which are not shown.
  let mayGoOn: Bool

  /// The site of a token; nothing where it stands in no statement.
  init?(around token: TokenSyntax) {
    let around = Array(sequence(first: Syntax(token), next: \.parent))
    // The compiler settles all of a closure, and of what a builder makes, at once.
    let whole = around.lastIndex { $0.is(ClosureExprSyntax.self) || $0.isBuilt }
    let units = around[(whole ?? 0)...]
    guard let unit = units.first(where: { Self.units.contains($0.kind) }) else { return nil }
    let isBuilt = whole.map { around[$0].isBuilt } ?? false
    identifiers = Self.identifiers(in: unit, isBuilt ? .whole : .head)
    outerIdentifiers = around.reduce(into: []) { names, node in
      guard let group = node.asProtocol((any DeclGroupSyntax).self) else { return }
      let parts: [(any SyntaxProtocol)?] = [
        group.attributes, group.inheritanceClause, node.as(ExtensionDeclSyntax.self)?.extendedType,
      ]
      for part in parts { names.formUnion(part?.identifiers ?? []) }
    }
    let body = around.first { Self.bodies.contains($0.kind) } ?? unit
    calledNames = Self.calledNames(in: body)
    mayGoOn = Self.mayGoOn(body)
  }

  /// What can be right or wrong whatever stands around it.
  private static let units: Set<SyntaxKind> = [
    .attribute, .codeBlockItem, .conditionElement, .declModifier, .memberBlockItem,
  ]

  private static let bodies: Set<SyntaxKind> = [.accessorBlock, .codeBlock, .sourceFile]

  /// How much of a node matters.
  private enum Part {
    case whole
    /// All but bodies.
    case head
    /// All but bodies and the values of properties.
    case members
  }

  /// The names in a part of a node.
  private static func identifiers(in node: Syntax, _ part: Part) -> Set<String> {
    var part = part
    switch (node.kind, part) {
    case (.token, _): return node.identifiers
    case (.codeBlock, _) where part != .whole, (.accessorBlock, _) where part != .whole: return []
    case (.initializerClause, .members): return []
    case (.codeBlockItemList, .head) where node.parent?.is(SwitchCaseSyntax.self) == true:
      return []
    case (.closureExpr, .head), (.initializerClause, .head), (.returnStmt, .head): part = .whole
    case (.memberBlock, .head): part = .members
    default: break
    }
    return node.children(viewMode: .sourceAccurate).reduce(into: []) {
      $0.formUnion(identifiers(in: $1, part))
    }
  }

  /// The names in statements of a node that nothing but call something or name it.
  private static func calledNames(in node: Syntax) -> Set<String> {
    node.children(viewMode: .sourceAccurate).reduce(into: []) { names, child in
      if apart.contains(child.kind) { return }
      if let item = child.as(CodeBlockItemSyntax.self)?.item, calls.contains(item.kind) {
        names.formUnion(item.identifiers)
      } else {
        names.formUnion(calledNames(in: child))
      }
    }
  }

  private static let calls: Set<SyntaxKind> = [
    .awaitExpr, .declReferenceExpr, .functionCallExpr, .memberAccessExpr, .tryExpr,
  ]

  /// What does not run where it stands.
  private static let apart: Set<SyntaxKind> = [.closureExpr, .functionDecl, .memberBlock]

  /// Whether a comment, or what is compiled for some systems alone, may stand for the end of a body.
  private static func mayGoOn(_ body: Syntax) -> Bool {
    body.tokens(viewMode: .sourceAccurate).contains { token in
      token.tokenKind == .poundIf || !(token.leadingTrivia + token.trailingTrivia).comments.isEmpty
    }
  }
}
