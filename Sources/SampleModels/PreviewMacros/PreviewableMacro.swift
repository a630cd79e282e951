import SwiftSyntax
import SwiftSyntaxMacros

/// Marks a variable for `#Preview`; by itself it adds nothing.
struct PreviewableMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}
