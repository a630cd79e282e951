import SwiftSyntax

/// The outermost bodies of functions, initialisers and accessors in code.
struct FunctionBodies: Sendable {
  /// What stands between the braces of a body.
  struct Body: Hashable, Sendable {
    /// Its bytes, up to the closing brace.
    let bytes: Range<Int>
    /// What can stand there instead: it makes no value.
    let hole: String
  }

  let found: [Body]
  private let tree: SourceFileSyntax

  /// - Parameter code: whole declarations.
  /// - Returns: nothing for code that is not read, since it is too deep.
  init?(in code: String) {
    guard let tree = TokenFinder(code).tree, let found = Self.bodies(in: tree) else { return nil }
    (self.tree, self.found) = (tree, found)
  }

  private static func bodies(in tree: SourceFileSyntax) -> [Body]? {
    DeepStack.run {
      let visitor = BodyVisitor(viewMode: .sourceAccurate)
      visitor.walk(tree)
      return visitor.found
    }
  }

  /// The code without some bodies: all lines stay in their places, and the result types are such that what
  /// stands in for the bodies can have them.
  func code(leavingOut bodies: [Body]) -> String {
    let code = tree.description
    let holes = bodies.map { body in
      let left = code.utf8.dropFirst(body.bytes.lowerBound).prefix(body.bytes.count)
      let ends = String(repeating: "\n", count: left.count { $0 == UInt8(ascii: "\n") })
      return CodeEdit(bytes: body.bytes, text: " \(body.hole) \(ends)")
    }
    let types = DeepStack.run { [tree] in OpaqueHoles.edits(in: tree, filledBy: holes) }
    return CodeEdit.applying(holes + (types ?? []), to: code)
  }
}

/// Finds the bodies.
private final class BodyVisitor: SyntaxVisitor {
  private(set) var found: [FunctionBodies.Body] = []

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body?.statements, isBuilt: Self.isBuilt(node.attributes))
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body?.statements)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body?.statements)
  }

  override func visit(_ node: AccessorDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.body?.statements)
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind {
    guard case .getter(let statements) = node.accessors else { return .visitChildren }
    let variable = node.parent?.parent?.parent?.as(VariableDeclSyntax.self)
    return note(statements, isBuilt: variable.map { Self.isBuilt($0.attributes) } ?? false)
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func note(
    _ statements: CodeBlockItemListSyntax?,
    isBuilt: Bool = false
  ) -> SyntaxVisitorContinueKind {
    guard let statements, !statements.isEmpty else { return .skipChildren }
    let end = statements.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
    let last = end?.positionAfterSkippingLeadingTrivia ?? statements.endPosition
    let bytes = statements.position.utf8Offset..<last.utf8Offset
    // A builder would take the trap for a part of what it builds.
    let hole = isBuilt ? "return { \(Hole.trap) }()" : Hole.trap
    found.append(FunctionBodies.Body(bytes: bytes, hole: hole))
    return .skipChildren
  }

  /// Whether an attribute may be a result builder that is not SwiftUI's.
  private static func isBuilt(_ attributes: AttributeListSyntax) -> Bool {
    attributes.contains { attribute in
      let name = attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription ?? ""
      return name.hasSuffix("Builder") && name != "ViewBuilder"
    }
  }
}
