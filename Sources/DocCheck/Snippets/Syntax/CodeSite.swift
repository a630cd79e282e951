import SwiftSyntax

/// What stands around a place in code: the calls that it is a part of, and the property wrapper.
struct CodeSite: Sendable {
  /// A call of a function or a type by its name.
  struct NamedCall: Hashable, Sendable {
    let name: String
    let call: Call
    /// Whether it is called as a member of something.
    let isMember: Bool
  }

  /// A property wrapper that is given a key path: `Environment` and `dismiss`.
  struct Wrapper: Hashable, Sendable {
    let name: String
    /// The first member of the key path.
    let member: String
    /// The type of the property, if it is written.
    let type: String?
  }

  /// The calls of which the place is the name or an argument, the innermost first.
  var calls: [NamedCall] = []
  /// The property wrapper in whose attribute the place stands.
  var wrapper: Wrapper?
  /// What is called, or named, where the chain of calls begins that the place is a member of: `Image` of
  /// `Image("tern").padding().resizable()`.
  var root: String?

  /// The names that the language gives in other places, and that nothing declares in this one: `self` in
  /// the value of a type's property, `oldValue` in `willSet`.
  var excludedNames: Set<String> = []

  /// Nothing: the site of a place outside the code.
  init() {}

  /// What stands around a token.
  init(around token: TokenSyntax) {
    root = Self.root(ofMember: token)
    excludedNames = Self.excludedNames(at: token)
    var node = Syntax(token)
    while let parent = node.parent, !parent.is(CodeBlockItemSyntax.self) {
      if let call = parent.as(FunctionCallExprSyntax.self), Self.holds(call, node, token),
        let name = Self.name(of: call.calledExpression)
      {
        calls.append(
          NamedCall(
            name: name.text.withoutBackticks,
            call: CallReader.call(call),
            isMember: call.calledExpression.is(MemberAccessExprSyntax.self)
          )
        )
      }
      if let attribute = parent.as(AttributeSyntax.self) { wrapper = Self.wrapper(attribute) }
      node = parent
    }
  }

  /// Whether a token is a call's name or stands in one of its arguments, not in what it is called on.
  private static func holds(
    _ call: FunctionCallExprSyntax,
    _ child: Syntax,
    _ token: TokenSyntax
  ) -> Bool {
    guard child.id == call.calledExpression.id else { return true }
    let start = call.calledExpression.firstToken(viewMode: .sourceAccurate)
    return token == name(of: call.calledExpression)
      || call.calledExpression.is(MemberAccessExprSyntax.self) == false && token == start
  }

  private static func excludedNames(at token: TokenSyntax) -> Set<String> {
    let around = sequence(first: Syntax(token), next: \.parent)
    let accessor = around.lazy.compactMap { $0.as(AccessorDeclSyntax.self) }.first
    let given: [Keyword: String] = [.set: "newValue", .willSet: "newValue", .didSet: "oldValue"]
    var excluded: Set<String> = []
    if let accessor, case .keyword(let kind) = accessor.accessorSpecifier.tokenKind {
      let own = accessor.parameters == nil ? given[kind] : nil
      excluded = Set(["newValue", "oldValue"].filter { $0 != own })
    }
    let types = around.filter { $0.isProtocol((any DeclGroupSyntax).self) }
      .compactMap { $0.asProtocol((any NamedDeclSyntax).self)?.name.text }
    if types.contains(where: { $0 != Wrapping.typeName }) { excluded.insert("self") }
    return excluded
  }

  private static func root(ofMember token: TokenSyntax) -> String? {
    var member = token.parent?.parent?.as(MemberAccessExprSyntax.self)
    while let base = member?.base {
      let callee = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
      member = callee.as(MemberAccessExprSyntax.self)
      if member == nil { return name(of: callee)?.text.withoutBackticks }
    }
    return nil
  }

  private static func name(of callee: ExprSyntax) -> TokenSyntax? {
    if let member = callee.as(MemberAccessExprSyntax.self) {
      return member.declName.baseName.text == "init" ? nil : member.declName.baseName
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      return name(of: generic.expression)
    }
    return callee.as(DeclReferenceExprSyntax.self)?.baseName
  }

  private static func wrapper(_ attribute: AttributeSyntax) -> Wrapper? {
    guard case .argumentList(let list) = attribute.arguments,
      let keyPath = list.first?.expression.as(KeyPathExprSyntax.self),
      case .property(let member) = keyPath.components.first?.component
    else { return nil }
    let name = attribute.attributeName.trimmedDescription
    let property = attribute.parent?.parent?.as(VariableDeclSyntax.self)
    return Wrapper(
      name: name,
      member: member.declName.baseName.text,
      type: property?.bindings.first?.typeAnnotation?.type.trimmedDescription
    )
  }
}
