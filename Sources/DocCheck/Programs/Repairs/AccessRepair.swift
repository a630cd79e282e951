/// Takes what is public for internal where it names types of other snippets that are: articles say of few
/// types that they are public, and of those in the snippet at hand the author decides.
struct AccessRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let isOpen = attempt.compilation.errors.contains { error in
      error.id?.hasSuffix("_access") == true
        && error.notes.contains { note in
          if case .context = attempt.origin(of: note) { true } else { false }
        }
    }
    guard isOpen else { return [] }
    var draft = attempt.draft
    draft.isInternal = true
    return [draft]
  }
}
