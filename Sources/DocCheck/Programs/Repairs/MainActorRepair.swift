/// Runs statements on the main actor where they use what belongs to it, as they do inside of the
/// views and controllers that articles take them from.
struct MainActorRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    guard Self.isMeant(attempt, linker) else { return [] }
    var draft = attempt.draft
    draft.isOnMainActor = true
    return [draft]
  }

  /// Whether errors are about what belongs to the main actor in statements that do not.
  static func isMeant(_ attempt: Attempt, _ linker: Linker) -> Bool {
    let statements = linker.items.items[attempt.draft.subject].filter {
      [.statement, .expression, .variable].contains($0.item.kind)
    }
    return attempt.compilation.errors.contains { error in
      guard error.text.contains("main actor-isolated"), error.text.contains("nonisolated context"),
        case .subject(let line) = attempt.origin(of: error)
      else { return false }
      return statements.contains { $0.lines.contains(line) }
    }
  }
}
