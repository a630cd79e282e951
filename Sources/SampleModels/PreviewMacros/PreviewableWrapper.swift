import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// The view around a preview's closure that keeps its `@Previewable` variables.
struct PreviewableWrapper {
  /// The declaration of the view.
  let declaration: DeclSyntax

  /// The closure that makes the view.
  let call: ExprSyntax

  /// Makes a view of a closure's marked variables, or nothing if there are none.
  init?(closure: ClosureExprSyntax, name: TokenSyntax) {
    let statements = Array(closure.statements)
    let marked = statements.compactMap { Self.previewable($0) }
    guard !marked.isEmpty else { return nil }
    let properties = marked.map { "\(Self.unmarked($0))" }.joined(separator: "\n")
    let others = statements.filter { Self.previewable($0) == nil }
      .map(\.description)
      .joined()
    declaration = """
      struct \(name): SwiftUI.View {
        \(raw: properties)
        var body: some SwiftUI.View {
          \(raw: others)
        }
      }
      """
    call = "{ \(name)() }"
  }

  /// The variable that a statement declares, if it is marked.
  private static func previewable(_ statement: CodeBlockItemSyntax) -> VariableDeclSyntax? {
    guard let variable = statement.item.as(VariableDeclSyntax.self) else { return nil }
    return variable.attributes.contains(where: isMark) ? variable : nil
  }

  private static func isMark(_ attribute: AttributeListSyntax.Element) -> Bool {
    attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }

  /// A variable without its mark.
  private static func unmarked(_ variable: VariableDeclSyntax) -> VariableDeclSyntax {
    var variable = variable.trimmed
    variable.attributes = variable.attributes.filter { !isMark($0) }
    return variable
  }
}
