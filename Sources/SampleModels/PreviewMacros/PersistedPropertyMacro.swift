import SwiftSyntax
import SwiftSyntaxMacros

/// Makes a property of a model read and write what the model's backing data keep.
struct PersistedPropertyMacro {
  private static func property(
    _ declaration: some DeclSyntaxProtocol
  ) throws -> PersistedProperty {
    guard let property = PersistedProperty(declaration) else {
      throw ModelMacroError("'@_PersistedProperty' can only be applied to stored properties")
    }
    return property
  }
}

extension PersistedPropertyMacro: AccessorMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [AccessorDeclSyntax] {
    let name = try property(declaration).name
    guard let model = context.lexicalContext.lazy.compactMap({ $0.as(ClassDeclSyntax.self) }).first
    else { throw ModelMacroError("'@_PersistedProperty' can only be applied in a class") }
    return [
      """
      @storageRestrictions(accesses: _$backingData, initializes: _\(raw: name))
      init(initialValue) {
        _$backingData.setInitialValue(initialValue, forKey: \\\(model.name.trimmed).\(raw: name))
        _\(raw: name) = _SwiftDataNoType()
      }
      """,
      "get { self.getValue(forKey: \\\(model.name.trimmed).\(raw: name)) }",
      "set { self.setValue(forKey: \\\(model.name.trimmed).\(raw: name), to: newValue) }",
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    ["@SwiftData.Transient private var _\(raw: try property(declaration).name): _SwiftDataNoType"]
  }
}
