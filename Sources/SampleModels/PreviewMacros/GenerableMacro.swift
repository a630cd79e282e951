import SwiftSyntax
import SwiftSyntaxMacros

/// FoundationModels' `@Generable`: a type that a model can make, and one with the parts that are there already.
struct GenerableMacro {
  /// The stored properties with their types.
  private static func properties(of declaration: some DeclGroupSyntax) -> [(String, TypeSyntax)] {
    declaration.memberBlock.members.flatMap { member -> [(String, TypeSyntax)] in
      guard let variable = member.decl.as(VariableDeclSyntax.self) else { return [] }
      return variable.bindings.compactMap { binding in
        guard binding.accessorBlock == nil, let type = binding.typeAnnotation?.type.trimmed,
          let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
        else { return nil }
        return (name, type)
      }
    }
  }
}

extension GenerableMacro: MemberMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard !declaration.is(EnumDeclSyntax.self) else { return [] }
    let parts = properties(of: declaration).map { "var \($0.0): \($0.1)?" }
    return [
      """
      struct PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent, Identifiable {
        var id: FoundationModels.GenerationID
        \(raw: parts.joined(separator: "\n  "))
        init(_ content: FoundationModels.GeneratedContent) throws { self = [].first! }
      }
      """
    ]
  }
}

extension GenerableMacro: ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let partial = declaration.is(EnumDeclSyntax.self) ? "typealias PartiallyGenerated = Self" : ""
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): FoundationModels.Generable {
          \(raw: partial)
          static var generationSchema: FoundationModels.GenerationSchema { [].first! }
          var generatedContent: FoundationModels.GeneratedContent { [].first! }
          init(_ content: FoundationModels.GeneratedContent) throws { self = [].first! }
        }
        """
      )
    ]
  }
}
