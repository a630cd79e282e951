import SwiftParser
import SwiftSyntax

/// Takes declarations out of a module's interface.
enum AccessModifiers {
  /// The code without `public` and `open`, with blanks in their places.
  static func withoutPublic(_ code: String) -> String {
    let edits = DeepStack.run {
      let visitor = AccessVisitor(viewMode: .sourceAccurate)
      visitor.walk(Parser.parse(source: code))
      return visitor.edits
    }
    return CodeEdit.applying(edits ?? [], to: code)
  }
}

private final class AccessVisitor: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    // `public(set)` says more than that.
    guard ["open", "public"].contains(node.name.text), node.detail == nil else {
      return .skipChildren
    }
    let name = node.name
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    edits.append(CodeEdit(bytes: start..<start + name.text.utf8.count, text: ""))
    return .skipChildren
  }
}
