import SwiftSyntax

/// Mistakes about what code gives, whatever the unknown names in it are.
extension ShownMistakes {
  /// Whether a function or a closure with statements ends without giving what it says it gives.
  ///
  /// What it calls last may never return if that is not shown, a comment there may stand for what does, and a
  /// branch for another system may do so.
  func returnsNothing(_ error: CompilerMessage) -> Bool {
    guard ["missing_return_closure", "missing_return_decl"].contains(error.id) else { return false }
    let last = assuming.program.tokens.read(line: error.line, column: error.column) {
      brace -> [String]? in
      let statements =
        brace.parent?.as(CodeBlockSyntax.self)?.statements
        ?? brace.parent?.as(ClosureExprSyntax.self)?.statements
      guard let last = statements?.last, !last.item.is(IfConfigDeclSyntax.self),
        !brace.leadingTrivia.contains(where: \.isComment)
      else { return nil }
      return last.item.is(ExprSyntax.self) ? last.trimmedDescription.identifiers : []
    }
    guard let called = last ?? nil else { return false }
    return Set(assuming.draft.standIns.map(\.name)).isDisjoint(with: called)
  }

  /// Whether a value of a type that the article shows stands where its binding is wanted.
  func lacksBinding(_ error: CompilerMessage) -> Bool {
    error.lacksBinding && error.text.firstQuoted.map(items.topLevelNames.contains) ?? false
  }

  /// Whether an element stands where a list of such elements is wanted: `presentationDetents(.medium)`.
  func isElement(_ error: CompilerMessage) -> Bool {
    guard error.id == "could_not_find_type_member", let missing = error.missingMember,
      let list = APIGap.generic(missing.type), ["Array", "Set"].contains(list),
      let element = missing.type.identifiers.last, !items.declaredNames.contains(missing.name)
    else { return false }
    return known.declarations.members(of: element).contains(missing.name)
  }
}
