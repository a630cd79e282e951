import SwiftSyntax

/// Finds what keeps a program out of calls that it would share: what other files could see although
/// it has no name of its own, and what names a place or a symbol outside of it.
final class MergeObstacles: SyntaxVisitor {
  /// Whether there is such a thing.
  private(set) var isFound = false
  /// Whether a declaration says how visible it is: it may be refused in a file that others see, and
  /// taken in one that is hidden.
  private(set) var saysAccess = false

  init(in tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  /// Attributes that give a declaration a name or a life outside of its file.
  private static let attributes: Set<String> = [
    "UIApplicationMain", "NSApplicationMain", "c", "cdecl", "section", "used",
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

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    switch node.name.tokenKind {
    case .keyword(.fileprivate), .keyword(.internal), .keyword(.package), .keyword(.public),
      .keyword(.open):
      saysAccess = true
    // What is private to a type is so anywhere.
    case .keyword(.private):
      saysAccess = saysAccess || node.parent?.parent?.parent?.is(CodeBlockItemSyntax.self) ?? false
    default: break
    }
    return .visitChildren
  }

  /// The compiler takes these names for the types of literals, wherever they are declared.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    node.name.text.hasSuffix("LiteralType") ? find() : .visitChildren
  }

  /// The declarations in a branch at the top level would have to be hidden, too.
  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    Syntax(node).isAtTopLevel ? find() : .visitChildren
  }

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    node.isPreview || !Syntax(node).isAtTopLevel ? .visitChildren : find()
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: MacroDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: OperatorDeclSyntax) -> SyntaxVisitorContinueKind { find() }
  override func visit(_ node: PrecedenceGroupDeclSyntax) -> SyntaxVisitorContinueKind { find() }
}

extension Syntax {
  /// Whether the syntax is an item of a file by itself.
  fileprivate var isAtTopLevel: Bool {
    parent?.is(CodeBlockItemSyntax.self) == true
      && parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}

extension MacroExpansionExprSyntax {
  /// Whether it is a `#Preview`, whose names are its own in each file.
  var isPreview: Bool { macroName.text == "Preview" }
}
