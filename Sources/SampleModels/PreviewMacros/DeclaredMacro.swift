import SwiftSyntax
import SwiftSyntaxMacros

/// A macro of a module of which there are only declarations: it adds nothing, and its value is of the type that
/// is asked for.
struct DeclaredMacro {}

extension DeclaredMacro: PeerMacro {
  static func expansion(
    of node: AttributeSyntax,
    providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension DeclaredMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    []
  }
}

extension DeclaredMacro: ExpressionMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> ExprSyntax {
    // It is never run; an array of nothing has elements of any type.
    "[].first!"
  }
}
