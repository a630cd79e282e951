/// Imports the declarations that doccheck's own modules lack of Apple's, for code that uses some of them.
///
/// Only code that needs them gets them: what they declare cannot be run.
struct AdditionsRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    let imports = Set(linker.items.snippets[draft.subject].imports + draft.unwrittenImports)
    let additions = ModuleAdditions.names(for: imports)
    guard draft.additions.isEmpty, !additions.isEmpty,
      attempt.compilation.errors.contains(where: {
        APINames.known.value.mayExplain($0, in: attempt)
      })
    else { return [] }
    draft.additions = additions
    return [draft]
  }

  /// Declarations help only where all that they have to do with is right.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool { attempt.isClean }
}
