import SwiftSyntax
import SwiftSyntaxMacros

/// TipKit's `@Parameter`: a variable with a parameter of tips beside it.
struct TipParameterMacro {
  /// The type of a variable, as it is written or as its literal has it.
  private static func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
    if let type = binding.typeAnnotation?.type { return type.trimmed }
    let value = binding.initializer?.value
    if value?.is(BooleanLiteralExprSyntax.self) == true { return "Bool" }
    if value?.is(IntegerLiteralExprSyntax.self) == true { return "Int" }
    return value?.is(StringLiteralExprSyntax.self) == true ? "String" : nil
  }
}

extension TipParameterMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
      let type = type(of: binding)
    else { return [] }
    return ["static var $\(raw: name): TipKit.Tips.Parameter<\(type)> { [].first! }"]
  }
}

extension TipParameterMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    ["get { [].first! }", "set {}"]
  }
}
