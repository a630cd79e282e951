import SwiftSyntax

/// The function, initializer, accessor or subscript with a body that a place in code belongs to.
enum EnclosingFunction {
  /// The bytes of the outermost one that contains a token; nothing for code outside of functions.
  static func bytes(around token: TokenSyntax) -> Range<Int>? {
    let around = sequence(first: Syntax(token), next: \.parent)
    let outermost = around.filter(hasBody).last
    return outermost.map { node in
      node.positionAfterSkippingLeadingTrivia.utf8Offset..<node.endPosition.utf8Offset
    }
  }

  private static func hasBody(_ node: Syntax) -> Bool {
    switch node.kind {
    case .functionDecl, .initializerDecl, .deinitializerDecl, .accessorDecl, .accessorBlock: true
    default: false
    }
  }
}
