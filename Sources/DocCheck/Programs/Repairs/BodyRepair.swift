/// Leaves out bodies of other snippets' functions where all errors in these snippets are in bodies, or in what bodies
/// alone need: a call needs the head of a function alone, and the errors are told where the function is shown.
struct BodyRepair: Repair {
  let limit = 3

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let items = linker.items
    let lines = attempt.brokenLines
    guard !lines.isEmpty else { return [] }
    var draft = attempt.draft
    var broken: Set<LinkedItem.Reference> = []
    let others = draft.context.union(draft.merged.values.joined())
    for reference in others {
      let id = items.snippets[reference.snippet].id
      for line in (lines[id] ?? []).filter(items[reference].lines.contains) {
        let bodies = items[reference].bodies(on: [line])
        if bodies.isEmpty { broken.insert(reference) }
        draft.leftBodies[reference, default: []].formUnion(bodies)
      }
    }
    let names = Set(broken.flatMap { items[$0].item.declares })
    for reference in others
    where items[reference].item.uses.contains(where: { names.contains($0.name) }) {
      draft.leaveBodies(of: reference, items)
    }
    draft.leftBodies = draft.leftBodies.filter { !$0.value.isEmpty }
    guard draft != attempt.draft else { return [] }
    draft.context = linker.context(for: draft)
    return draft.context.isDisjoint(with: broken) ? [draft] : []
  }

  /// A type may conform by what a body gives, and not without: `some IntentResult`.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    attempt.isBetter(than: base) && (Self.conforms(attempt) || !Self.conforms(base))
  }

  /// Whether all types conform to their protocols.
  private static func conforms(_ attempt: Attempt) -> Bool {
    !attempt.compilation.errors.contains { $0.id == "type_does_not_conform" }
  }
}
