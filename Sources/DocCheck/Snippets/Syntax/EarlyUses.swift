import SwiftSyntax

/// Finds statements of a program that name a variable which a later one declares.
///
/// At the top level it has no value there yet, in a file without statements it always has; a
/// computed one always has. What a declaration names is looked at when the code in it runs.
final class EarlyUses: SyntaxVisitor {
  private var names: Set<String> = []

  /// Whether there is such a statement.
  static func occur(in tree: SourceFileSyntax) -> Bool {
    var later: Set<String> = []
    for item in tree.statements.reversed() {
      if item.isRun, !later.isEmpty, !later.isDisjoint(with: names(in: Syntax(item))) {
        return true
      }
      if item.item.as(VariableDeclSyntax.self)?.isComputed == false {
        later.formUnion(ItemReader.declaredNames(of: Syntax(item.item)))
      }
    }
    return false
  }

  /// The names that code uses, those of members and labels left out.
  static func names(in syntax: Syntax) -> Set<String> {
    let uses = EarlyUses(viewMode: .sourceAccurate)
    uses.walk(syntax)
    return uses.names
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

extension CodeBlockItemSyntax {
  /// Whether it is run where it stands, as statements and the values of variables are.
  var isRun: Bool { item.is(VariableDeclSyntax.self) || !item.is(DeclSyntax.self) }
}
