/// Runs statements on the main actor where they use what belongs to it, as they do inside of the
/// views and controllers that articles take them from.
struct MainActorRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let statements = linker.items.items[attempt.draft.subject].filter {
      [.statement, .expression, .variable].contains($0.item.kind)
    }
    let isMeant = attempt.compilation.errors.contains { error in
      guard error.text.contains("main actor-isolated"), error.text.contains("nonisolated context"),
        case .subject(let line) = attempt.origin(of: error)
      else { return false }
      return statements.contains { $0.lines.contains(line) }
    }
    guard isMeant else { return [] }
    var draft = attempt.draft
    draft.isOnMainActor = true
    return [draft]
  }
}
