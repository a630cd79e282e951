import SwiftSyntax
import SwiftSyntaxMacros

/// Tells `@Model` of an index or of what must be unique; by itself it adds nothing.
struct ModelNoteMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
