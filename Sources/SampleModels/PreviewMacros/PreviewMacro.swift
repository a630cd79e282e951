import SwiftSyntax
import SwiftSyntaxMacros

/// Expands `#Preview` to a type that can make the preview.
///
/// The closure is passed on as it is, so local types, statements and an explicit `return` work
/// as on Apple's platforms. Variables that `@Previewable` marks become properties of a view around
/// the closure's other statements.
struct PreviewMacro: DeclarationMacro {
  static func expansion(
    of node: some FreestandingMacroExpansionSyntax,
    in context: some MacroExpansionContext
  ) throws -> [DeclSyntax] {
    guard let closure = closure(of: node) else { throw MissingPreviewBody() }
    let registry = context.makeUniqueName("PreviewRegistry")
    let arguments = arguments(of: node, without: closure)
    let wrapper = PreviewableWrapper(
      closure: closure,
      name: context.makeUniqueName("PreviewWrapper")
    )
    return [
      """
      struct \(registry): UIKit.PreviewRegistry {
        @MainActor static func makePreview() throws -> UIKit.Preview {
          \(raw: wrapper?.declaration.description ?? "")
          return UIKit.Preview(\(raw: arguments)) \(raw: wrapper?.call.description ?? closure.description)
        }
      }
      """
    ]
  }

  /// The closure that makes the view, written behind the arguments or as the last of them.
  private static func closure(of node: some FreestandingMacroExpansionSyntax) -> ClosureExprSyntax?
  {
    node.trailingClosure ?? node.arguments.last?.expression.as(ClosureExprSyntax.self)
  }

  /// The name and the traits as they are written.
  private static func arguments(
    of node: some FreestandingMacroExpansionSyntax,
    without closure: ClosureExprSyntax
  ) -> String {
    node.arguments
      .filter { $0.expression.id != closure.id }
      .map { argument in
        let label = argument.label.map { "\($0.text): " } ?? ""
        return label + argument.expression.trimmedDescription
      }
      .joined(separator: ", ")
  }
}

/// A `#Preview` without a closure.
struct MissingPreviewBody: Error, CustomStringConvertible {
  let description = "#Preview needs a closure that makes the view"
}
