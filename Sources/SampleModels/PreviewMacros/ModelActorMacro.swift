import SwiftSyntax
import SwiftSyntaxMacros

/// Gives an actor a context of its own, with the executor that its work runs on.
struct ModelActorMacro: MemberMacro, ExtensionMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let model = declaration.as(ActorDeclSyntax.self) else {
      throw ModelMacroError("'@ModelActor' can only be applied to an actor")
    }
    let isPublic = model.modifiers.contains { ["public", "open"].contains($0.name.text) }
    return [
      "nonisolated let modelExecutor: any SwiftData.ModelExecutor",
      "nonisolated let modelContainer: SwiftData.ModelContainer",
      """
      init(modelContainer: SwiftData.ModelContainer) {
        let modelContext = SwiftData.ModelContext(modelContainer)
        self.modelExecutor = SwiftData.DefaultSerialModelExecutor(modelContext: modelContext)
        self.modelContainer = modelContainer
      }
      """,
    ].map { isPublic ? "public \($0)" : $0 }
  }

  static func expansion(
    of node: AttributeSyntax,
    attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol,
    conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ActorDeclSyntax.self), !protocols.isEmpty else { return [] }
    return [try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.ModelActor {}")]
  }
}
