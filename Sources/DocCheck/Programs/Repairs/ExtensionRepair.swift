/// Leaves out an extension of another snippet, or what another one shows only in part, in which the
/// compiler finds an error, and what comes from a snippet that imports a module which is not here.
struct ExtensionRepair: Repair {
  let limit = 3

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let absent = absentModules(attempt)
    if !absent.isEmpty {
      var draft = attempt.draft
      draft.excluded.formUnion(
        draft.context.filter {
          !absent.isDisjoint(with: linker.items.snippets[$0.snippet].imports)
        }
      )
      draft.context = linker.context(for: draft)
      return [draft]
    }
    let places = Set(attempt.compilation.errors.map(attempt.origin))
    return attempt.draft.context.sorted(by: >).compactMap { reference in
      let linked = linker.items[reference]
      let id = linker.items.snippets[reference.snippet].id
      guard linked.item.kind == .typeExtension || linked.text.contains(Hole.trap),
        linked.lines.contains(where: { places.contains(.context(snippet: id, line: $0)) })
      else { return nil }
      var draft = attempt.draft
      draft.excluded.insert(reference)
      draft.context = linker.context(for: draft)
      return draft
    }
  }

  /// The modules that other snippets import and that are not here: they hide all other errors.
  private func absentModules(_ attempt: Attempt) -> Set<String> {
    Set(
      attempt.compilation.errors.filter {
        $0.text.hasPrefix("no such module ") && attempt.origin(of: $0) == .generated
      }.compactMap(\.text.firstQuoted)
    )
  }

  /// What is left out must not be missed, and a name that others miss too is no reason.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    let old = Set(base.compilation.errors.map(\.text))
    let isMissed = attempt.compilation.errors.contains { !old.contains($0.text) }
    let errors: (Attempt) -> Int = { $0.compilation.errors.count { $0.missingName == nil } }
    let helps =
      attempt.missingNames.count < base.missingNames.count || errors(attempt) < errors(base)
    return attempt.isClean || !absentModules(base).isEmpty
      || attempt.isBetter(than: base) && !isMissed && helps
  }
}
