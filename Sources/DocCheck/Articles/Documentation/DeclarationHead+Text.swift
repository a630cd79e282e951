import SwiftSyntax

extension DeclarationHead {
  /// The declaration on one line, without attributes, body and values.
  var signature: String {
    let attributes = node.asProtocol((any WithAttributesSyntax).self)?.attributes
    return Self.line(of: node, from: attributes?.endPosition, to: bodyStart)
  }

  /// The generic condition of an extension, with a blank before it; empty where it has none.
  var condition: String {
    node.as(ExtensionDeclSyntax.self)?.genericWhereClause.map { " " + Self.line(of: $0) } ?? ""
  }

  /// What is around statements of its body: the function's own parameters, and its type.
  ///
  /// - Parameters:
  ///   - type: the head of an extension of the type around it.
  ///   - path: the name of that type.
  func body(in type: String?, path: String) -> DocumentedDeclaration.Body? {
    typealias Body = DocumentedDeclaration.Body
    let plain = "func \(Body.name)() async throws"
    switch node.as(DeclSyntaxEnum.self) {
    case .functionDecl(let function):
      return Body(
        function: words + function.genericParameterClause.map { Self.line(of: $0) }.text
          + Self.parameters(function.signature.parameterClause) + " async throws "
          + function.signature.returnClause.map { Self.line(of: $0) }.text
          + " " + function.genericWhereClause.map { Self.line(of: $0) }.text,
        in: type
      )
    case .initializerDecl(let initialiser):
      return Body(
        function: "static func \(Body.name)"
          + initialiser.genericParameterClause.map { Self.line(of: $0) }.text
          + Self.parameters(initialiser.signature.parameterClause) + " async throws -> Self "
          + initialiser.genericWhereClause.map { Self.line(of: $0) }.text,
        in: type
      )
    case .variableDecl:
      let isStatic = words.contains("static ")
      return type.map { Body(function: (isStatic ? "static " : "") + plain, in: $0) }
    case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl:
      let own = (path.isEmpty ? "" : path + ".") + names[0]
      return Body(function: plain, in: "extension " + own)
    case .extensionDecl:
      return Body(function: plain, in: "extension " + names[0] + condition)
    default: return nil
    }
  }

  /// What is before the name of a function of our own that belongs to its type as this one does.
  private var words: String {
    let modifiers =
      node.asProtocol((any WithModifiersSyntax).self)?.modifiers.map(\.name.text) ?? []
    let kept = modifiers.filter { ["mutating", "nonisolated", "static"].contains($0) }
    let type = modifiers.contains("class") ? ["static"] : []
    return (kept + type + ["func"]).joined(separator: " ") + " "
      + DocumentedDeclaration.Body.name
  }

  /// Parameters without the values that they have by default.
  private static func parameters(_ clause: FunctionParameterClauseSyntax) -> String {
    let list = clause.parameters.map { parameter in
      let names = [parameter.firstName, parameter.secondName].compactMap { $0?.text }
      return names.joined(separator: " ") + ": " + line(of: parameter.type)
        + (parameter.ellipsis == nil ? "" : "...")
    }
    return "(" + list.joined(separator: ", ") + ")"
  }

  /// The most bytes of a line.
  private static let longest = 2000

  /// The tokens of a node on one line, without comments.
  private static func line(
    of node: some SyntaxProtocol,
    from start: AbsolutePosition? = nil,
    to end: AbsolutePosition? = nil
  ) -> String {
    let (start, end) = (start ?? node.position, end ?? node.endPosition)
    var text = ""
    var isApart = false
    for token in node.tokens(viewMode: .sourceAccurate) where token.position >= start {
      guard token.position < end, text.utf8.count < longest else { break }
      let isBroken = !token.leadingTrivia.isEmpty && !text.hasSuffix("(") && token.text != ")"
      text += ((isApart || isBroken) && !text.isEmpty ? " " : "") + token.text
      isApart = !token.trailingTrivia.isEmpty
    }
    return text
  }

  /// Where the body or the value begins.
  private var bodyStart: AbsolutePosition {
    let end: AbsolutePosition? =
      switch node.as(DeclSyntaxEnum.self) {
      case .functionDecl(let function): function.body?.position
      case .initializerDecl(let initialiser): initialiser.body?.position
      case .subscriptDecl(let subscripting): subscripting.accessorBlock?.position
      case .variableDecl(let variable):
        variable.bindings.first.flatMap { $0.initializer?.position ?? $0.accessorBlock?.position }
      case .macroDecl(let macro): macro.definition?.position
      default: node.asProtocol((any DeclGroupSyntax).self)?.memberBlock.position
      }
    return end ?? node.endPosition
  }
}

extension String? {
  /// The text, or none.
  fileprivate var text: String { self ?? "" }
}
