import SwiftSyntax

extension Syntax {
  /// Whether code stands where views are made: in what gives `some View`, or in the closure of a view
  /// that consists of others, `NavigationStack { … }`.
  var isAmongViews: Bool {
    let around = sequence(first: self, next: \.parent)
    let closure = around.first { $0.is(ClosureExprSyntax.self) }
    let callee = closure?.parent?.as(FunctionCallExprSyntax.self)?.calledExpression
    if let name = callee?.as(DeclReferenceExprSyntax.self)?.baseName.text,
      Self.containers.contains(name)
    {
      return true
    }
    return around.contains { node in
      let result =
        node.as(PatternBindingSyntax.self)?.typeAnnotation?.type
        ?? node.as(FunctionDeclSyntax.self)?.signature.returnClause?.type
      return result?.trimmedDescription == "some View"
    }
  }

  /// The views that consist of others.
  private static let containers: Set<String> = [
    "Form", "Group", "GroupBox", "HStack", "LazyHStack", "LazyVStack", "List",
    "NavigationSplitView", "NavigationStack", "NavigationView", "ScrollView", "Section", "TabView",
    "VStack", "ZStack",
  ]
}
