/// Leaves out bodies of other snippets' functions where all errors in these snippets are in bodies: a call needs the
/// head of a function alone, and the errors are told where the function is shown.
struct BodyRepair: Repair {
  let limit = 3

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let items = linker.items
    let lines = attempt.brokenLines
    guard !lines.isEmpty else { return [] }
    var draft = attempt.draft
    for reference in draft.context.union(draft.merged.values.joined()) {
      let id = items.snippets[reference.snippet].id
      let wrong = (lines[id] ?? []).filter(items[reference].lines.contains)
      for line in wrong {
        let bodies = items[reference].bodies(on: [line])
        guard !bodies.isEmpty else { return [] }
        draft.leftBodies[reference, default: []].formUnion(bodies)
      }
    }
    return draft == attempt.draft ? [] : [draft]
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
