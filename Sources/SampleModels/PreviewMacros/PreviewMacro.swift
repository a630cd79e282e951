import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` to a type that can make the previewed view.
///
/// The closure becomes the body of a static function, so local types, statements and an explicit
/// `return` work as in the closure itself.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard
      let closure = node.trailingClosure
        ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
    else { return [] }
    let name = context.makeUniqueName("Preview")
    let body = closure.statements
    return [
      """
      enum \(name) {
        @SwiftUI.MainActor @SwiftUI.ViewBuilder static func makePreview() -> some SwiftUI.View {
      \(body)
        }
      }
      """
    ]
  }
}
