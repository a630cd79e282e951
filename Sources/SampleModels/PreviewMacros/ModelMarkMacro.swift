import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a property of a model for `@Model`; by itself it adds nothing.
struct ModelMarkMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
