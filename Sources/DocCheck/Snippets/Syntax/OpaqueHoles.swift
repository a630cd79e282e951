import SwiftSyntax

/// Finds functions and properties of an opaque type whose bodies are left out: what fills them is of
/// no type that the compiler could take for it, so that they get the existential type instead.
final class OpaqueHoles: SyntaxVisitor {
  /// `any` in the place of each `some`, or nothing before a class.
  private var edits: [CodeEdit] = []
  /// What fills the bodies.
  private let holes: [CodeEdit]

  /// What makes the types existential of what some edits fill.
  static func edits(in tree: SourceFileSyntax, filledBy holes: [CodeEdit]) -> [CodeEdit] {
    let traps = holes.filter { $0.text.contains(Hole.trap) }
    guard !traps.isEmpty else { return [] }
    let visitor = OpaqueHoles(filledBy: traps)
    visitor.walk(tree)
    return visitor.edits
  }

  private init(filledBy holes: [CodeEdit]) {
    self.holes = holes
    super.init(viewMode: .sourceAccurate)
  }

  /// The protocols that `Never`, the type of what fills a body, conforms to.
  private static let ofNever: Set<String> = [
    "View", "Scene", "Equatable", "Hashable", "Comparable", "Identifiable", "Error", "Sendable",
    "Codable", "Encodable", "Decodable",
  ]

  /// The functions inside a protocol have no bodies.
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.signature.returnClause?.type, in: Syntax(node), body: node.body?.statements)
    return .visitChildren
  }

  override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessorBlock?.accessors else {
      return .visitChildren
    }
    note(node.typeAnnotation?.type, in: Syntax(node), body: statements)
    return .visitChildren
  }

  private func note(_ type: TypeSyntax?, in node: Syntax, body: CodeBlockItemListSyntax?) {
    guard let type, body?.allSatisfy(isHole) ?? true, fills(node) else { return }
    for token in type.tokens(viewMode: .sourceAccurate) where token.tokenKind == .keyword(.some) {
      let name = token.nextToken(viewMode: .sourceAccurate)?.text ?? ""
      guard !Self.ofNever.contains(name) else { continue }
      let start = token.positionAfterSkippingLeadingTrivia.utf8Offset
      let bytes = start..<start + token.text.utf8.count
      edits.append(CodeEdit(bytes: bytes, text: Self.isClass(name) ? "" : "any"))
    }
  }

  /// Whether a name is that of a class of UIKit or AppKit, which is no existential type.
  private static func isClass(_ name: String) -> Bool {
    let ends = ["View", "Controller", "Control", "Button", "Label", "Cell", "Window", "Layer"]
    return ["UI", "NS", "CA"].contains { name.hasPrefix($0) }
      && ends.contains { name.hasSuffix($0) }
  }

  /// Whether a statement is what fills a body.
  private func isHole(_ statement: CodeBlockItemSyntax) -> Bool {
    let start = statement.positionAfterSkippingLeadingTrivia.utf8Offset
    return holes.contains { $0.bytes.contains(start) || $0.bytes.lowerBound == start }
  }

  private func fills(_ node: Syntax) -> Bool {
    let bytes = node.position.utf8Offset...node.endPosition.utf8Offset
    return holes.contains { bytes.contains($0.bytes.lowerBound) }
  }
}
