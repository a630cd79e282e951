/// Gives distributed actors a system to belong to where the article names none, which says nothing
/// about the code: the article takes whichever the reader has.
struct ActorSystemRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let isMissed = attempt.compilation.errors.contains {
      $0.id == "distributed_actor_conformance_missing_system_type"
    }
    guard isMissed else { return [] }
    var draft = attempt.draft
    draft.standIns.append(.actorSystem)
    return [draft]
  }
}
