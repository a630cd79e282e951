import SwiftSyntax

extension Syntax {
  /// Whether it declares a function or a property whose value a result builder may make, or that is of an opaque type.
  var isBuilt: Bool {
    if let function = self.as(FunctionDeclSyntax.self) {
      return function.attributes.contains(where: Self.isBuilder)
        || function.signature.returnClause?.type.isOpaque == true
    }
    guard let variable = self.as(VariableDeclSyntax.self) else { return false }
    return variable.attributes.contains(where: Self.isBuilder)
      || variable.bindings.contains { $0.typeAnnotation?.type.isOpaque == true }
  }

  /// Whether an attribute is a result builder by its name.
  private static func isBuilder(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription.hasSuffix("Builder")
      ?? false
  }
}

extension TypeSyntax {
  /// Whether `some` is part of the type.
  fileprivate var isOpaque: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .keyword(.some) }
  }
}
