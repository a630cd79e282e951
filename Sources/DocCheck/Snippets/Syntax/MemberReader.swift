import SwiftSyntax

/// Reads the members of a type off its syntax.
enum MemberReader {
  static func members(of syntax: Syntax) -> [Item.Member] {
    guard let group = syntax.asProtocol((any DeclGroupSyntax).self) else { return [] }
    let origin = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    return group.memberBlock.members.map { member in
      let start = member.positionAfterSkippingLeadingTrivia.utf8Offset - origin
      let end = member.endPositionBeforeTrailingTrivia.utf8Offset - origin
      return Item.Member(
        keys: keys(of: Syntax(member.decl)),
        attributes: attributes(of: member.decl),
        bytes: start..<max(start, end)
      )
    }
  }

  private static func attributes(of declaration: DeclSyntax) -> Set<String> {
    let list = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes ?? []
    return Set(
      list.compactMap { $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription }
    )
  }

  /// The bytes between the braces, counted from the start of the declaration.
  static func body(of syntax: Syntax) -> Range<Int>? {
    guard let block = syntax.asProtocol((any DeclGroupSyntax).self)?.memberBlock,
      block.leftBrace.presence == .present, block.rightBrace.presence == .present
    else { return nil }
    let origin = syntax.positionAfterSkippingLeadingTrivia.utf8Offset
    let start = block.leftBrace.endPositionBeforeTrailingTrivia.utf8Offset - origin
    return start..<block.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset - origin
  }

  /// The names that a declaration declares, a function's with its labels.
  static func keys(of syntax: Syntax) -> Set<String> {
    let name: String
    let parameters: FunctionParameterListSyntax
    if let function = syntax.as(FunctionDeclSyntax.self) {
      name = function.name.text.withoutBackticks
      parameters = function.signature.parameterClause.parameters
    } else if let initializer = syntax.as(InitializerDeclSyntax.self) {
      name = "init"
      parameters = initializer.signature.parameterClause.parameters
    } else if let subscripted = syntax.as(SubscriptDeclSyntax.self) {
      name = "subscript"
      parameters = subscripted.parameterClause.parameters
    } else if syntax.is(DeinitializerDeclSyntax.self) {
      return ["deinit"]
    } else {
      return Set(ItemReader.declaredNames(of: syntax))
    }
    return [name + "(" + parameters.map { $0.firstName.text + ":" }.joined() + ")"]
  }

  /// Whether only a class can have a declaration as a member: a deinitialiser, what is inherited, may be or must
  /// not be, or overrides something, methods that change a property without being `mutating`, and closures that
  /// hold `self` without keeping it alive.
  static func wantsClass(_ syntax: Syntax) -> Bool {
    if syntax.is(DeinitializerDeclSyntax.self) { return true }
    let modifiers = syntax.asProtocol((any WithModifiersSyntax).self)?.modifiers
    let words: Set<String> = ["override", "convenience", "required", "class"]
    if modifiers?.contains(where: { words.contains($0.name.text) }) ?? false { return true }
    let isType = syntax.asProtocol((any DeclGroupSyntax).self) != nil
    if !isType, modifiers?.contains(where: { $0.name.text == "final" }) == true { return true }
    if assignsToSelf(syntax) { return true }
    let tokens = syntax.tokens(viewMode: .sourceAccurate)
    return zip(tokens, tokens.dropFirst()).contains { before, token in
      token.tokenKind == .keyword(.self)
        && (before.tokenKind == .keyword(.unowned) || before.tokenKind == .keyword(.weak))
    }
  }

  /// Whether a method that is not said to change its value gives a property of it another one.
  private static func assignsToSelf(_ syntax: Syntax) -> Bool {
    let words: Set<String> = ["mutating", "static", "class"]
    guard let function = syntax.as(FunctionDeclSyntax.self),
      !function.modifiers.contains(where: { words.contains($0.name.text) })
    else { return false }
    let kinds = function.tokens(viewMode: .sourceAccurate).map(\.tokenKind)
    return kinds.indices.dropLast(3).contains { index in
      kinds[index] == .keyword(.self) && kinds[index + 1] == .period && kinds[index + 3] == .equal
    }
  }
}
