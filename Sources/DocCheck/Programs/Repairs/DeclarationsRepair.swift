/// Imports modules of which there are only declarations: what doccheck's own modules lack of Apple's, where code
/// uses it, and the frameworks whose types code without import lines names.
///
/// Only code that compiles with them gets them: what they declare cannot be run.
struct DeclarationsRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    guard draft.declarations.isEmpty else { return [] }
    let written = linker.items.snippets[draft.subject].imports
    let frameworks =
      written.isEmpty ? AppleFramework.modules(declaring: attempt.missingNames) : []
    let lacks = attempt.compilation.errors.contains { error in
      APINames.known.value.mayExplain(error, in: attempt)
    }
    let imports = Set(written + draft.unwrittenImports + frameworks)
    draft.declarations =
      frameworks + (lacks || !frameworks.isEmpty ? ModuleAdditions.names(for: imports) : [])
    return draft.declarations.isEmpty ? [] : [draft]
  }

  /// Declarations help only where all that they have to do with is right.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool { attempt.isClean }
}
