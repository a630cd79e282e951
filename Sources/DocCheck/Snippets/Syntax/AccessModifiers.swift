import SwiftParser
import SwiftSyntax

/// Makes types a part of a module's interface.
enum AccessModifiers {
  /// The code with `public` before the declarations of some types that say nothing of their access.
  static func publishing(_ types: Set<String>, in code: String) -> String {
    guard !types.isEmpty else { return code }
    let edits = DeepStack.run {
      let visitor = AccessVisitor(types)
      visitor.walk(Parser.parse(source: code))
      return visitor.edits
    }
    return CodeEdit.applying(edits ?? [], to: code)
  }
}

private final class AccessVisitor: SyntaxVisitor {
  private(set) var edits: [CodeEdit] = []
  private let types: Set<String>

  init(_ types: Set<String>) {
    self.types = types
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.name, node.modifiers, node.actorKeyword)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.name, node.modifiers, node.classKeyword)
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.name, node.modifiers, node.enumKeyword)
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.name, node.modifiers, node.protocolKeyword)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    publish(node.name, node.modifiers, node.structKeyword)
  }

  private func publish(
    _ name: TokenSyntax,
    _ modifiers: DeclModifierListSyntax,
    _ keyword: TokenSyntax
  ) -> SyntaxVisitorContinueKind {
    if types.contains(name.text), AccessLevel.words.isDisjoint(with: modifiers.map(\.name.text)) {
      let start = keyword.positionAfterSkippingLeadingTrivia.utf8Offset
      edits.append(CodeEdit(bytes: start..<start, text: "public "))
    }
    return .visitChildren
  }
}
