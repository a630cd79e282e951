import SwiftSyntax

/// Counts the declarations that the parser accepts, at any depth.
final class SoundDeclarations: SyntaxAnyVisitor {
  private var count = 0

  /// The number of sound declarations in some syntax, itself included.
  static func count(in syntax: Syntax) -> Int {
    let visitor = SoundDeclarations(viewMode: .sourceAccurate)
    visitor.walk(syntax)
    return visitor.count
  }

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    let isDeclaration = node.isProtocol((any DeclSyntaxProtocol).self)
    if isDeclaration, !node.hasError, !node.is(MissingDeclSyntax.self) { count += 1 }
    return .visitChildren
  }
}
