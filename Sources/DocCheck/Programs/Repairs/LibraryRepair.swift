/// Compiles declarations as a library where top-level code cannot hold one of them: its variables
/// cannot belong to an actor of their own in Swift 6 mode, nor begin with the value of one that does.
struct LibraryRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    guard
      attempt.compilation.errors.contains(where: {
        $0.text == "top-level code variables cannot have a global actor"
          || $0.text.contains("actor-isolated")
      }),
      linker.items.items(of: attempt.draft).allSatisfy({
        $0.kind != .statement && $0.kind != .expression
      })
    else { return [] }
    var draft = attempt.draft
    (draft.isLibrary, draft.isOnMainActor) = (true, false)
    return [draft]
  }
}
