import SwiftSyntax

extension DeclarationHead {
  /// The names of the type that an extension extends; of other declarations their own name.
  var typePath: [String] {
    guard let type = node.as(ExtensionDeclSyntax.self)?.extendedType else { return [names[0]] }
    return Self.path(of: type)
  }

  /// The symbols that it declares, as links in documentation name them; for an extension one symbol of the
  /// kind `extension`, which bears the name of the extended type.
  ///
  /// - Parameters:
  ///   - path: the names of the types around it.
  ///   - isExported: whether importers see it.
  ///   - isInExtension: whether an extension is around it.
  ///   - isConditional: whether a condition of `#if` is around it.
  func symbols(
    in path: [String],
    isExported: Bool,
    isInExtension: Bool,
    isConditional: Bool
  ) -> [DeclaredSymbol] {
    guard let kind = kind(isMember: !path.isEmpty) else { return [] }
    let names = isExtension ? typePath.suffix(1) : self.names[...]
    return names.map { name in
      DeclaredSymbol(
        path: isExtension ? typePath.dropLast() : path,
        name: name,
        kind: kind,
        isExported: isExported && !name.hasPrefix("_") && !isUnlisted,
        isInExtension: isInExtension,
        isConditional: isConditional,
        inherited: inherited
      )
    }
  }

  private func kind(isMember: Bool) -> DeclaredSymbol.Kind? {
    switch node.kind {
    case .structDecl: .structure
    case .classDecl, .actorDecl: .classType
    case .enumDecl: .enumeration
    case .protocolDecl: .protocolType
    case .extensionDecl: .typeExtension
    case .typeAliasDecl: .alias
    case .associatedTypeDecl: .associatedType
    case .macroDecl: .macro
    case .initializerDecl: .initializer
    case .enumCaseDecl: .enumerationCase
    case .subscriptDecl: isOfType ? .typeSubscript : .subscripting
    case .variableDecl: isMember ? (isOfType ? .typeProperty : .property) : .variable
    case .functionDecl where isOperator: .operation
    case .functionDecl: isMember ? (isOfType ? .typeMethod : .method) : .function
    default: nil
    }
  }

  /// Whether it belongs to its type itself.
  private var isOfType: Bool {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers
      .contains { ["static", "class"].contains($0.name.text) } ?? false
  }

  private var isOperator: Bool {
    names[0].first.map { !$0.isLetter && !$0.isNumber && $0 != "_" } ?? false
  }

  /// Whether documentation leaves it out: what is available nowhere, and what only some importers see.
  private var isUnlisted: Bool {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return attributes.contains { element in
      guard let attribute = element.as(AttributeSyntax.self) else { return false }
      let text = attribute.trimmedDescription.filter { !$0.isWhitespace }
      return text.hasPrefix("@available(*,unavailable") || text.hasPrefix("@_spi")
    }
  }

  /// The last names of the types that it inherits from or conforms to.
  private var inherited: [String] {
    let clause = node.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
    return clause?.inheritedTypes.flatMap { Self.names(in: $0.type) } ?? []
  }

  private static func names(in type: TypeSyntax) -> [String] {
    if let composition = type.as(CompositionTypeSyntax.self) {
      return composition.elements.flatMap { names(in: $0.type) }
    }
    if let attributed = type.as(AttributedTypeSyntax.self) {
      return names(in: attributed.baseType)
    }
    return path(of: type).suffix(1)
  }

  /// The names of a type without its generic arguments.
  private static func path(of type: TypeSyntax) -> [String] {
    if let member = type.as(MemberTypeSyntax.self) {
      return path(of: member.baseType) + [member.name.text.withoutBackticks]
    }
    if let name = type.as(IdentifierTypeSyntax.self) { return [name.name.text.withoutBackticks] }
    if type.is(ArrayTypeSyntax.self) { return ["Array"] }
    if type.is(DictionaryTypeSyntax.self) { return ["Dictionary"] }
    if type.is(OptionalTypeSyntax.self) { return ["Optional"] }
    return [type.trimmedDescription]
  }
}
