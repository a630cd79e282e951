import SwiftSyntax

/// Blanks each `#sourceLocation`, by which code would say that its mistakes stand elsewhere.
final class PlaceDirectives: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: PoundSourceLocationSyntax) -> SyntaxVisitorContinueKind {
    // Token by token, since the directive may take several lines.
    edits += node.tokens(viewMode: .sourceAccurate).map { token in
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      return CodeEdit(bytes: start..<token.endPositionBeforeTrailingTrivia.utf8Offset, text: "")
    }
    return .skipChildren
  }
}
