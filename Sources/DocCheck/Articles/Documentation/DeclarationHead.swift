import SwiftSyntax

/// What a declaration says before its body.
struct DeclarationHead {
  /// The declaration itself.
  let node: DeclSyntax

  /// Nothing for what declares nothing that has documentation, such as an import.
  init?(_ node: DeclSyntax) {
    switch node.kind {
    case .importDecl, .macroExpansionDecl, .missingDecl, .editorPlaceholderDecl,
      .poundSourceLocation, .deinitializerDecl, .accessorDecl:
      return nil
    default: self.node = node
    }
  }

  private var modifiers: DeclModifierListSyntax? {
    node.asProtocol((any WithModifiersSyntax).self)?.modifiers
  }

  /// Who sees it by its own words; nothing where it has none.
  var visibility: DocumentedDeclaration.Visibility? {
    if node.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true { return nil }
    let words = modifiers?.filter { $0.detail == nil }.map(\.name.text) ?? []
    for word in words {
      switch word {
      case "public", "open": return .exported
      case "package", "internal": return .module
      case "private", "fileprivate": return .hidden
      default: continue
      }
    }
    return nil
  }

  /// Whether it gives a type more members.
  var isExtension: Bool { node.is(ExtensionDeclSyntax.self) }

  /// Whether it is a symbol of its own that documentation lists: nothing with an underscore before its
  /// name is.
  var isCounted: Bool {
    !isExtension && !names[0].hasPrefix("_") && !node.is(PrecedenceGroupDeclSyntax.self)
      && !node.is(OperatorDeclSyntax.self)
  }

  /// The declarations inside of it; nothing for what can hold none.
  var members: MemberBlockItemListSyntax? {
    node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
  }

  /// Who sees a member that says nothing of that.
  func memberVisibility(
    in own: DocumentedDeclaration.Visibility
  ) -> DocumentedDeclaration.Visibility {
    if node.is(ProtocolDeclSyntax.self) { return own }
    return isExtension ? visibility ?? .module : .module
  }

  /// The names that it declares, with their labels; at least one.
  var names: [String] {
    if let variable = node.as(VariableDeclSyntax.self) {
      let names = variable.bindings.map { $0.pattern.trimmedDescription.withoutBackticks }
      return names.isEmpty ? ["_"] : names
    }
    if let cases = node.as(EnumCaseDeclSyntax.self) {
      let names = cases.elements.map { element in
        let labels = element.parameterClause?.parameters.map {
          ($0.firstName?.text.withoutBackticks ?? "_") + ":"
        }
        return element.name.text.withoutBackticks + (labels.map { "(" + $0.joined() + ")" } ?? "")
      }
      return names.isEmpty ? ["_"] : names
    }
    if let type = node.as(ExtensionDeclSyntax.self) {
      return [type.extendedType.trimmedDescription]
    }
    let base = baseName
    guard let callable else { return [base] }
    let isOperator = base.first.map { !$0.isLetter && $0 != "_" } ?? false
    if isOperator { return [base + "(" + callable.labels.map { _ in "_:" }.joined() + ")"] }
    return [base + "(" + callable.labels.map { $0 + ":" }.joined() + ")"]
  }

  private var baseName: String {
    if node.is(InitializerDeclSyntax.self) { return "init" }
    if node.is(SubscriptDeclSyntax.self) { return "subscript" }
    if let precedence = node.as(PrecedenceGroupDeclSyntax.self) { return precedence.name.text }
    if let fixity = node.as(OperatorDeclSyntax.self) { return fixity.name.text }
    return node.asProtocol((any NamedDeclSyntax).self)?.name.text.withoutBackticks ?? "_"
  }

  /// What its callers give it and get.
  var callable: DocumentedDeclaration.Callable? {
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      let type = function.signature.returnClause?.type.trimmedDescription
      return callable(
        function.signature.parameterClause,
        function.genericParameterClause,
        returns: type != nil && !["Void", "()", "Swift.Void", "Never"].contains(type),
        isThrowing: function.signature.effectSpecifiers?.throwsClause != nil
      )
    case .initializerDecl(let initialiser):
      return callable(
        initialiser.signature.parameterClause,
        initialiser.genericParameterClause,
        returns: true,
        isThrowing: initialiser.signature.effectSpecifiers?.throwsClause != nil
      )
    case .subscriptDecl(let subscripting):
      let clause = subscripting.parameterClause
      return callable(clause, subscripting.genericParameterClause, returns: true, isThrowing: true)
    case .macroDecl(let macro):
      let returns = macro.signature.returnClause != nil
      return callable(
        macro.signature.parameterClause,
        macro.genericParameterClause,
        returns: returns,
        isThrowing: true
      )
    default: return nil
    }
  }

  private func callable(
    _ clause: FunctionParameterClauseSyntax?,
    _ generics: GenericParameterClauseSyntax?,
    returns: Bool,
    isThrowing: Bool
  ) -> DocumentedDeclaration.Callable? {
    guard let clause else { return nil }
    let isSubscript = node.is(SubscriptDeclSyntax.self)
    return DocumentedDeclaration.Callable(
      parameters: clause.parameters.map {
        ($0.secondName ?? $0.firstName).text.withoutBackticks
      },
      labels: clause.parameters.map {
        isSubscript && $0.secondName == nil ? "_" : $0.firstName.text.withoutBackticks
      },
      genericParameters: generics?.parameters.map(\.name.text) ?? [],
      returns: returns,
      isThrowing: isThrowing
    )
  }
}
