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

  /// What is around declarations.
  private struct Scope {
    var heads: [String] = []
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
      for clause in condition.clauses { take(clause, scope) }
      return
    }
    guard let head = DeclarationHead(declaration) else { return }
    let visibility = visibility(of: head, scope)
    if visibility == .exported, head.isCounted { exportedCount += head.names.count }
    note(declaration, head, visibility, scope)
    guard let members = head.members else { return }
    var inner = scope
    inner.heads.append(head.signature)
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
    let own = head.visibility ?? (head.isExtension ? .exported : scope.standard)
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
    declarations.append(
      DocumentedDeclaration(
        name: head.names[0],
        signature: head.signature,
        visibility: visibility,
        scope: scope.heads,
        callable: head.callable,
        comment: comment.bytes
      )
    )
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
