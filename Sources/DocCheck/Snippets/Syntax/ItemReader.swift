import SwiftSyntax

/// Reads an item off its syntax.
enum ItemReader {
  static func item(_ syntax: Syntax) -> Item {
    let names = FreeNames(of: syntax)
    let start = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let end = syntax.endPositionBeforeTrailingTrivia.utf8Offset
    let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let attributes = syntax.asProtocol((any WithAttributesSyntax).self)?.attributes
    return Item(
      kind: kind(of: syntax),
      declares: declaredNames(of: syntax),
      parameters: syntax.as(FunctionDeclSyntax.self).map(parameters),
      extendedType: syntax.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
      members: members(of: syntax),
      memberList: MemberReader.members(of: syntax),
      keys: MemberReader.keys(of: syntax),
      body: MemberReader.body(of: syntax),
      bound: names.bound,
      uses: names.uses,
      usedMembers: names.members,
      implicitMembers: names.implicitMembers,
      boundMembers: names.boundMembers,
      memberCalls: names.memberCalls,
      constraints: names.constraints,
      casePatterns: names.casePatterns,
      operatorNames: names.operators.union(declaredOperators(of: syntax)),
      bytes: start..<max(start, end),
      wantsType: wantsType(syntax, modifiers: modifiers, attributes: attributes, names: names),
      hasAccessLevel: modifiers?.contains { AccessLevel.words.contains($0.name.text) } ?? false,
      wantsClass: MemberReader.wantsClass(syntax),
      overridden: Overridden.list(in: syntax),
      usesSelf: names.usesSelf,
      wantsFunction: names.returns || names.usesSelf,
      returnsValue: names.returnsValue,
      lacksBody: BodilessDeclarations.lacksBody(syntax),
      isProtocol: syntax.is(ProtocolDeclSyntax.self),
      isClass: syntax.is(ClassDeclSyntax.self),
      isEnumeration: syntax.is(EnumDeclSyntax.self),
      isCase: syntax.is(EnumCaseDeclSyntax.self),
      isStructure: syntax.is(StructDeclSyntax.self),
      isImplicitMember: syntax.firstToken(viewMode: .sourceAccurate)?.tokenKind == .period,
      isAssignment: syntax.as(SequenceExprSyntax.self).map(isAssignment) ?? false,
      isMain: attributes?.contains { ObjectiveCMarks.isMain($0.trimmedDescription) } ?? false,
      lacksValue: syntax.as(VariableDeclSyntax.self)?.lacksValue ?? false,
      isComputed: syntax.as(VariableDeclSyntax.self)?.isComputed ?? false,
      checksPlatform: syntax.tokens(viewMode: .sourceAccurate).contains {
        [.poundAvailable, .poundUnavailable, .poundIf].contains($0.tokenKind)
      }
    )
  }

  /// Whether an operator of a sequence is `=` or one such as `+=`.
  private static func isAssignment(_ sequence: SequenceExprSyntax) -> Bool {
    sequence.elements.contains { element in
      let sign = element.as(BinaryOperatorExprSyntax.self)?.operator.text
      return element.is(AssignmentExprSyntax.self)
        || sign.map { $0.hasSuffix("=") && !comparisons.contains($0) } ?? false
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<=", ">=", "===", "!==", "~="]

  /// The names that a declaration gives to the scope around it.
  static func declaredNames(of syntax: Syntax) -> [String] {
    if let variable = syntax.as(VariableDeclSyntax.self) {
      return variable.bindings.flatMap { names(in: $0.pattern) }
    }
    if let function = syntax.as(FunctionDeclSyntax.self) {
      return [function.name.text.withoutBackticks]
    }
    if let named = syntax.asProtocol((any NamedDeclSyntax).self) {
      return [named.name.text.withoutBackticks]
    }
    if let cases = syntax.as(EnumCaseDeclSyntax.self) {
      return cases.elements.map { $0.name.text.withoutBackticks }
    }
    return []
  }

  /// The names that a pattern binds.
  static func names(in pattern: PatternSyntax) -> [String] {
    pattern.tokens(viewMode: .sourceAccurate).compactMap { token in
      guard token.parent?.is(IdentifierPatternSyntax.self) == true else { return nil }
      return token.text.withoutBackticks
    }
  }

  private static func kind(of syntax: Syntax) -> Item.Kind {
    switch syntax.kind {
    case .importDecl: .importing
    case .classDecl, .structDecl, .enumDecl, .protocolDecl, .actorDecl, .typeAliasDecl: .type
    case .functionDecl: .function
    case .variableDecl: .variable
    case .extensionDecl: .typeExtension
    case .operatorDecl, .precedenceGroupDecl: .operators
    case .macroExpansionDecl, .macroDecl: .macro
    case .initializerDecl, .deinitializerDecl, .subscriptDecl, .enumCaseDecl, .associatedTypeDecl:
      .member
    default:
      syntax.isProtocol((any ExprSyntaxProtocol).self)
        ? expressionKind(syntax) : .statement
    }
  }

  private static func expressionKind(_ syntax: Syntax) -> Item.Kind {
    syntax.is(MacroExpansionExprSyntax.self) ? .macro : .expression
  }

  private static func parameters(_ function: FunctionDeclSyntax) -> [Parameter] {
    function.signature.parameterClause.parameters.map { parameter in
      Parameter(
        label: parameter.firstName.text,
        isOptional: parameter.defaultValue != nil || parameter.ellipsis != nil,
        isVariadic: parameter.ellipsis != nil
      )
    }
  }

  /// The names of the members of a type or an extension.
  static func members(of syntax: Syntax) -> Set<String> {
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return [] }
    var names: Set<String> = []
    for member in group.memberBlock.members {
      let declaration = Syntax(member.decl)
      names.formUnion(declaredNames(of: declaration))
      if declaration.is(InitializerDeclSyntax.self) { names.insert("init") }
      if declaration.is(SubscriptDeclSyntax.self) { names.insert("subscript") }
    }
    return names
  }

  private static func declaredOperators(of syntax: Syntax) -> Set<String> {
    if let declared = syntax.as(OperatorDeclSyntax.self) { return [declared.name.text] }
    guard let function = syntax.as(FunctionDeclSyntax.self) else { return [] }
    switch function.name.tokenKind {
    case .binaryOperator(let name), .prefixOperator(let name), .postfixOperator(let name):
      return [name]
    default: return []
    }
  }

  /// Modifiers that a declaration can have only inside a type.
  private static let memberModifiers: Set<String> = [
    "static", "class", "mutating", "nonmutating", "override", "convenience", "required", "lazy",
    "weak", "unowned", "dynamic",
  ]

  private static func wantsType(
    _ syntax: Syntax,
    modifiers: DeclModifierListSyntax?,
    attributes: AttributeListSyntax?,
    names: FreeNames
  ) -> Bool {
    switch kind(of: syntax) {
    case .member: return true
    case .function, .variable:
      if syntax.is(FunctionDeclSyntax.self), names.usesSelf { return true }
      if let modifiers, modifiers.contains(where: { memberModifiers.contains($0.name.text) }) {
        return true
      }
      return attributes.map { isWrapped($0) } ?? false || names.usesSelf
    default: return false
    }
  }

  /// Attributes that wrap a property of a view or a model: at the top level they say that the type
  /// around them was left out.
  private static let memberAttributes: Set<String> = [
    "AccessibilityFocusState", "AppStorage", "Bindable", "Binding", "Environment",
    "EnvironmentObject", "FetchRequest", "FocusState", "FocusedBinding", "FocusedObject",
    "FocusedValue", "GestureState", "IBAction", "IBOutlet", "NSManaged", "Namespace",
    "ObservationIgnored",
    "ObservationTracked", "ObservedObject", "Published", "Query", "ScaledMetric", "SceneStorage",
    "State", "StateObject",
  ]

  private static func isWrapped(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { element in
      guard let name = element.as(AttributeSyntax.self)?.attributeName.trimmedDescription
      else { return false }
      return memberAttributes.contains(name)
    }
  }
}

extension String {
  /// The name without the backticks that let a keyword be one.
  var withoutBackticks: String { utf8.contains(UInt8(ascii: "`")) ? filter { $0 != "`" } : self }
}
