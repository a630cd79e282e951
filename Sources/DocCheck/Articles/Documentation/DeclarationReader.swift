import SwiftParser
import SwiftSyntax

/// Reads the declarations of a Swift file with the comments that document them.
///
/// What is inside of functions is not documentation, and is passed over.
struct DeclarationReader {
  private let source: SourceText
  private(set) var declarations: [DocumentedDeclaration] = []
  /// The comments, one for each declaration.
  private(set) var comments: [DocumentationComment] = []
  private(set) var exportedCount = 0
  /// The comments beside documentation that are addressed to doccheck.
  private(set) var remarks: [SourceDocumentation.Remark] = []
  /// All declarations, as links name them.
  private(set) var symbols: [DeclaredSymbol] = []

  /// What is around declarations.
  private struct Scope {
    /// The head of an extension of the type around them.
    var type: String?
    /// The names of that type and of those around it.
    var path: [String] = []
    /// Whether that is an extension.
    var isExtension = false
    /// Whether a condition of `#if` is around them.
    var isConditional = false
    /// The most that anybody sees of what is in it.
    var limit = DocumentedDeclaration.Visibility.exported
    /// Who sees what says nothing of that.
    var standard = DocumentedDeclaration.Visibility.module
  }

  /// Reads a file.
  init(_ source: SourceText) {
    self.source = source
    let tree = Parser.parse(source: String(decoding: source.bytes, as: UTF8.self))
    for statement in tree.statements {
      if case .decl(let declaration) = statement.item { take(declaration, Scope()) }
    }
  }

  private mutating func take(_ declaration: DeclSyntax, _ scope: Scope) {
    if let condition = declaration.as(IfConfigDeclSyntax.self) {
      var inner = scope
      inner.isConditional = true
      for clause in condition.clauses { take(clause, inner) }
      return
    }
    guard let head = DeclarationHead(declaration) else { return }
    let visibility = visibility(of: head, scope)
    if visibility == .exported, head.isCounted { exportedCount += head.names.count }
    symbols += head.symbols(
      in: scope.path,
      isExported: visibility == .exported,
      isInExtension: scope.isExtension,
      isConditional: scope.isConditional
    )
    note(declaration, head, visibility, scope)
    guard let members = head.members else { return }
    var inner = scope
    inner.path = head.isExtension ? head.typePath : scope.path + head.typePath
    inner.isExtension = head.isExtension
    inner.type =
      "extension "
      + (head.isExtension ? head.names[0] + head.condition : inner.path.joined(separator: "."))
    inner.limit = head.isExtension ? scope.limit : visibility
    inner.standard = head.memberVisibility(in: visibility)
    for member in members { take(member.decl, inner) }
  }

  private mutating func take(_ clause: IfConfigClauseSyntax, _ scope: Scope) {
    switch clause.elements {
    case .statements(let statements):
      for statement in statements {
        if case .decl(let declaration) = statement.item { take(declaration, scope) }
      }
    case .decls(let members): for member in members { take(member.decl, scope) }
    default: break
    }
  }

  private func visibility(
    of head: DeclarationHead,
    _ scope: Scope
  ) -> DocumentedDeclaration.Visibility {
    let isOfType = head.isExtension || head.node.is(EnumCaseDeclSyntax.self)
    let own = head.visibility ?? (isOfType ? .exported : scope.standard)
    return own.isBelow(scope.limit) ? own : scope.limit
  }

  private mutating func note(
    _ declaration: DeclSyntax,
    _ head: DeclarationHead,
    _ visibility: DocumentedDeclaration.Visibility,
    _ scope: Scope
  ) {
    guard let token = declaration.firstToken(viewMode: .sourceAccurate),
      let comment = DocumentationComment(
        before: token.leadingTrivia,
        at: token.position.utf8Offset,
        in: source
      )
    else { return }
    comments.append(comment)
    takeRemarks(token, about: comment)
    declarations.append(
      DocumentedDeclaration(
        path: head.isExtension ? head.typePath.dropLast() : scope.path,
        name: head.isExtension ? head.typePath.last ?? "" : head.names[0],
        signature: head.signature,
        visibility: visibility,
        body: head.body(in: scope.type, path: scope.path.joined(separator: ".")),
        callable: head.callable,
        comment: comment.bytes
      )
    )
  }

  private mutating func takeRemarks(_ token: TokenSyntax, about comment: DocumentationComment) {
    var offset = token.position.utf8Offset
    for piece in token.leadingTrivia {
      let end = offset + piece.sourceLength.utf8Length
      if case .lineComment(let text) = piece,
        case let body = text.dropFirst(2).drop(while: \.isWhitespace),
        body.hasPrefix(SourceDocumentation.Remark.address)
      {
        let text = String(body.dropFirst(SourceDocumentation.Remark.address.count))
        remarks.append(.init(text: text, bytes: offset..<end, documentation: comment.bytes))
      }
      offset = end
    }
  }
}

extension DocumentedDeclaration.Visibility {
  /// Whether fewer see it.
  func isBelow(_ other: Self) -> Bool { rank < other.rank }

  private var rank: Int {
    switch self {
    case .exported: 2
    case .module: 1
    case .hidden: 0
    }
  }
}
