import SwiftSyntax

/// Finds what keeps a program out of calls that it would share: what other files could see, what
/// names a place or a symbol outside of it, and what depends on how visible its declarations are.
final class MergeObstacles: SyntaxVisitor {
  private var isFound = false

  /// Whether there is such a thing in a program.
  static func occur(in tree: SourceFileSyntax) -> Bool {
    let visitor = MergeObstacles(viewMode: .sourceAccurate)
    visitor.walk(tree)
    return visitor.isFound
  }

  /// Attributes that give a declaration a name or a life outside of its file.
  private static let attributes: Set<String> = [
    "main", "UIApplicationMain", "NSApplicationMain", "c", "cdecl", "section", "used",
    "usableFromInline", "inlinable", "implementation", "abi",
  ]

  private func find() -> SyntaxVisitorContinueKind {
    isFound = true
    return .skipChildren
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    let isHidden = name.hasPrefix("_") && name != "_disfavoredOverload"
    return isHidden || Self.attributes.contains(name) ? find() : .visitChildren
  }

  /// A declaration that says how visible it is may be refused in a file that is visible and taken in
  /// one that is not; what is private to a type is so in both.
  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public),
      .keyword(.open):
      return find()
    default: return .visitChildren
    }
  }

  /// The compiler takes these names for the types of literals, wherever they are declared.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text.hasSuffix("LiteralType") ? find() : .visitChildren
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview ? .visitChildren : find()
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { find() }
}

extension MacroExpansionExprSyntax {
  /// Whether it is a `#Preview`, whose names are its own in each file.
  var isPreview: Bool { macroName.text == "Preview" }
}
