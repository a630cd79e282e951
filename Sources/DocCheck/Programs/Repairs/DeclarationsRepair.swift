/// Imports modules of which there are only declarations: what doccheck's own modules lack of Apple's, where code
/// uses it, and the frameworks whose types code without import lines names.
///
/// Only code gets them that then compiles but for names which the article leaves out: what they declare
/// cannot be run.
struct DeclarationsRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    guard draft.declarations.isEmpty else { return [] }
    let written = linker.items.snippets[draft.subject].imports
    let frameworks =
      written.isEmpty ? AppleFramework.modules(declaring: attempt.missingNames) : []
    let inherits = linker.items.items(of: draft).contains {
      $0.kind == .typeExtension || $0.inherited.contains(where: linker.known.isClass)
    }
    let lacks = attempt.compilation.errors.contains { error in
      APINames.known.value.mayExplain(error, in: attempt, inherits: inherits)
    }
    let imports = Set(written + draft.unwrittenImports + frameworks)
    draft.declarations =
      frameworks + (lacks || !frameworks.isEmpty ? ModuleAdditions.names(for: imports) : [])
    return draft.declarations.isEmpty ? [] : [draft]
  }

  /// Declarations help only where all that they have to do with is right.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    guard attempt.compilation.ending == .refused else { return attempt.isClean }
    let errors = attempt.compilation.errors
    let infersFramework = attempt.draft.declarations.contains {
      ModuleAdditions.extended(by: $0) == nil
    }
    // What the compiler cannot tell for lack of a name says nothing.
    return infersFramework && errors.contains { $0.missingName != nil }
      && errors.allSatisfy { $0.missingName != nil || $0.isEcho || $0.isUnexplained }
      && Set(errors.compactMap(\.missingName)).isSubset(of: base.missingNames)
      && errors.count <= base.compilation.errors.count
  }
}
