/// The last resort: takes along all that the snippets before declare, the later declaration of a name
/// in the place of the earlier one, and then leaves out what does not compile.
struct ChainRepair: Repair {
  let limit = 3
  let buildsOnLatest = true

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    guard attempt.missingNames.isEmpty else { return [] }
    if !draft.isChain {
      guard concernsOthers(attempt, linker) else { return [] }
      draft.isChain = true
    } else {
      let culprits = culprits(of: attempt, linker)
      guard !culprits.isEmpty else { return [] }
      draft.excluded.formUnion(culprits)
    }
    draft.context = linker.chain(for: draft)
    return [draft]
  }

  /// Whether errors are about what other snippets declare.
  private func concernsOthers(_ attempt: Attempt, _ linker: Linker) -> Bool {
    let words = Set(attempt.compilation.errors.flatMap { $0.text.identifiers })
    return linker.items.declarations(before: attempt.draft.subject).contains { linked in
      !words.isDisjoint(with: linked.item.declares) || !words.isDisjoint(with: linked.item.members)
    }
  }

  /// The items of the context in which the compiler finds errors.
  private func culprits(of attempt: Attempt, _ linker: Linker) -> Set<LinkedItem.Reference> {
    let places = Set(attempt.compilation.errors.map(attempt.origin))
    return attempt.draft.context.filter { reference in
      let id = linker.items.snippets[reference.snippet].id
      return linker.items[reference].lines.contains {
        places.contains(.context(snippet: id, line: $0))
      }
    }
  }
}
