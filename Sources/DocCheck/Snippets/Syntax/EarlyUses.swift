import SwiftSyntax

/// Finds items of a program that name a variable which a later item declares.
///
/// At the top level it has no value there yet, in a file without statements it always has; a
/// computed one always has.
final class EarlyUses: SyntaxVisitor {
  private var names: Set<String> = []

  /// Whether there is such an item.
  static func occur(in tree: SourceFileSyntax) -> Bool {
    var later: Set<String> = []
    for item in tree.statements.reversed() {
      let uses = EarlyUses(viewMode: .sourceAccurate)
      if !later.isEmpty { uses.walk(item) }
      if !later.isDisjoint(with: uses.names) { return true }
      if item.item.as(VariableDeclSyntax.self)?.isComputed == false {
        later.formUnion(ItemReader.declaredNames(of: Syntax(item.item)))
      }
    }
    return false
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let access = node.parent?.as(MemberAccessExprSyntax.self)
    if access?.declName.id != node.id { names.insert(node.baseName.text.withoutBackticks) }
    return .visitChildren
  }

  /// `if let name` without a value names what it binds.
  override func visit(_ node: OptionalBindingConditionSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { names.formUnion(ItemReader.names(in: node.pattern)) }
    return .visitChildren
  }

  override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
    if node.initializer == nil { names.insert(node.name.text.withoutBackticks) }
    return .visitChildren
  }
}
