import SwiftSyntax

/// Finds declarations that an API listing shows without their bodies, and gives them one.
final class BodilessDeclarations: SyntaxVisitor {
  /// A body behind each declaration that lacks one.
  private(set) var edits: [CodeEdit] = []

  private func add(_ text: String, behind node: some SyntaxProtocol) {
    let end = node.endPositionBeforeTrailingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: end..<end, text: text))
  }

  /// A protocol's requirements have no bodies.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.lacksBody(Syntax(node)) { add(" { \(Hole.trap) }", behind: node) }
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    if Self.lacksBody(Syntax(node)) { add(" { \(Hole.trap) }", behind: node) }
    return .visitChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.accessorBlock == nil { add(" { \(Hole.trap) }", behind: node) }
    return .visitChildren
  }

  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.definition == nil {
      add(
        " = #externalMacro(module: \"DocCheck\", type: \"\(node.name.text)\")",
        behind: node.signature
      )
    }
    return .skipChildren
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.body == nil { add(" { \(Hole.trap) }", behind: node) }
    return .skipChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    for member in node.memberBlock.members where Self.isStoredWithoutValue(member.decl) {
      add(" { \(Hole.trap) }", behind: member.decl)
    }
    return .visitChildren
  }

  /// Whether a declaration, or one inside it, is shown as an API listing does: without its body.
  static func lacksBody(_ syntax: Syntax) -> Bool {
    if let function = syntax.as(FunctionDeclSyntax.self) { return function.body == nil }
    if let initializer = syntax.as(InitializerDeclSyntax.self) { return initializer.body == nil }
    if let list = syntax.as(SubscriptDeclSyntax.self) { return isBare(list.accessorBlock) ?? true }
    if let macro = syntax.as(MacroDeclSyntax.self) { return macro.definition == nil }
    if let variable = syntax.as(VariableDeclSyntax.self) {
      return variable.bindings.contains { isBare($0.accessorBlock) ?? false }
    }
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return false }
    if group.memberBlock.leftBrace.presence == .missing {
      // With its closing brace it has members, and the other brace is forgotten.
      return group.memberBlock.rightBrace.presence == .missing
    }
    guard !syntax.is(ProtocolDeclSyntax.self) else { return false }
    let isExtension = syntax.is(ExtensionDeclSyntax.self)
    return group.memberBlock.members.contains {
      lacksBody(Syntax($0.decl)) || isExtension && isStoredWithoutValue($0.decl)
    }
  }

  /// Whether accessors are only named; nothing where there are none.
  private static func isBare(_ block: AccessorBlockSyntax?) -> Bool? {
    guard let block else { return nil }
    guard case .accessors(let list) = block.accessors else { return false }
    return list.allSatisfy { $0.body == nil }
  }

  /// Whether a property of an extension has neither a value nor accessors; `@Entry` and
  /// `@Tag` give it both.
  private static func isStoredWithoutValue(_ declaration: DeclSyntax) -> Bool {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      !variable.attributes.contains(where: {
        ["@Entry", "@Tag"].contains($0.trimmedDescription)
      })
    else { return false }
    return variable.bindings.contains {
      $0.initializer == nil && $0.accessorBlock == nil && $0.typeAnnotation != nil
    }
  }
}
