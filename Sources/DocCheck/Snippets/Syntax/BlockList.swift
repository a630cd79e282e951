import SwiftSyntax

/// The blocks of code, to tell what an offset stands in.
final class BlockList: SyntaxVisitor {
  /// What stands between two braces.
  private struct Block {
    let bytes: Range<Int>
    /// The type whose members the block holds; nothing for statements.
    let type: String?
    /// Whether nothing but comments stands in a list of members.
    let isEmpty: Bool
  }

  private var blocks: [Block] = []

  /// The types whose list of members holds one of some offsets, or nothing but a comment that begins at
  /// one of others.
  static func types(
    in tree: SourceFileSyntax,
    around offsets: [Int],
    summarisedAt comments: [Int]
  ) -> Set<String> {
    guard !offsets.isEmpty || !comments.isEmpty else { return [] }
    let list = BlockList(viewMode: .sourceAccurate)
    list.walk(tree)
    let empty = comments.compactMap { list.innermost(around: $0) }.filter(\.isEmpty)
    return Set(offsets.compactMap { list.innermost(around: $0)?.type } + empty.compactMap(\.type))
  }

  private func innermost(around offset: Int) -> Block? {
    blocks.filter { $0.bytes.contains(offset) }.min { $0.bytes.count < $1.bytes.count }
  }

  private func note(
    _ left: TokenSyntax,
    _ right: TokenSyntax,
    type: String? = nil,
    isEmpty: Bool = false
  ) {
    let start = left.endPositionBeforeTrailingTrivia.utf8Offset
    let end = right.positionAfterSkippingLeadingTrivia.utf8Offset
    if start < end { blocks.append(Block(bytes: start..<end, type: type, isEmpty: isEmpty)) }
  }

  override func visit(_ node: MemberBlockSyntax) -> SyntaxVisitorContinueKind {
    let name =
      node.parent?.asProtocol((any NamedDeclSyntax).self)?.name.text
      ?? node.parent?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription
    note(
      node.leftBrace,
      node.rightBrace,
      type: name?.withoutBackticks,
      isEmpty: node.members.isEmpty
    )
    return .visitChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace, node.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace, node.rightBrace)
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.leftBrace, node.rightBrace)
    return .visitChildren
  }
}
