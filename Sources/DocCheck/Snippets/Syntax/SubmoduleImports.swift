import SwiftSyntax

/// Shortens imports of parts of Apple's modules, which are here as a whole: `import os.log` is `import os`.
enum SubmoduleImports {
  /// What to leave out of the imports at the top level.
  static func edits(in tree: SourceFileSyntax) -> [CodeEdit] {
    tree.statements.compactMap { statement in
      guard let line = statement.item.as(ImportDeclSyntax.self), line.importKindSpecifier == nil,
        line.path.count > 1, let first = line.path.first, let last = line.path.last,
        APIFacts.isModule(first.name.text)
      else { return nil }
      let start = first.name.endPositionBeforeTrailingTrivia.utf8Offset
      return CodeEdit(bytes: start..<last.endPositionBeforeTrailingTrivia.utf8Offset, text: "")
    }
  }
}
