import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a property of a view read the result of a query that is kept beside it.
struct QueryMacro {
  /// Whether the marked variable is in a function or in the closure of a preview, where nothing
  /// can be kept beside it.
  private static func isLocal(_ context: some MacroExpansionContext) -> Bool {
    context.lexicalContext.first?.asProtocol((any DeclGroupSyntax).self) == nil
  }

  /// What is written of the marked property.
  private struct Property {
    let variable: VariableDeclSyntax
    let name: String
    let element: String

    init(_ declaration: some DeclSyntaxProtocol) throws {
      guard let variable = declaration.as(VariableDeclSyntax.self),
        variable.bindingSpecifier.tokenKind == .keyword(.var),
        let binding = variable.bindings.first,
        let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
      else { throw ModelMacroError("'@Query' can only be applied to a variable") }
      guard let type = binding.typeAnnotation?.type, let element = Self.element(of: type) else {
        throw ModelMacroError("'@Query' requires the type of the property to be an array of models")
      }
      self.variable = variable
      self.element = element
      name = pattern.identifier.text.withoutBackticks
    }

    private static func element(of type: TypeSyntax) -> String? {
      if let array = type.as(ArrayTypeSyntax.self) { return array.element.trimmedDescription }
      guard let named = type.as(IdentifierTypeSyntax.self), named.name.text == "Array" else {
        return nil
      }
      return named.genericArgumentClause?.arguments.first?.argument.trimmedDescription
    }

    /// The type of what is kept beside the property.
    var type: String { "SwiftData.Query<\(element), [\(element)]>" }

    /// The modifiers that what is kept beside the property has, too.
    var access: String {
      variable.modifiers.filter { $0.detail == nil }.map(\.trimmedDescription)
        .joined(separator: " ")
    }
  }
}

extension QueryMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let property = try Property(declaration)
    guard isLocal(context) else { return ["get { _\(raw: property.name).wrappedValue }"] }
    return ["get { \(raw: property.type)(\(raw: node.writtenArguments)).wrappedValue }"]
  }
}

extension QueryMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let property = try? Property(declaration), !isLocal(context) else { return [] }
    return [
      """
      \(raw: property.access) var _\(raw: property.name): \(raw: property.type) = \
      SwiftData.Query(\(raw: node.writtenArguments))
      """
    ]
  }
}
