/// Leaves out what does not compile itself of other snippets, and takes its names to exist as the
/// snippet uses them, so that one bad snippet does not keep ten others from being judged.
struct OpaqueRepair: Repair {
  let limit = 8
  let buildsOnLatest = true
  let standIns: StandInRepair

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let broken = Self.brokenItems(of: attempt, linker.items)
    guard !broken.isEmpty else {
      return attempt.draft.excluded.isEmpty ? [] : standIns.drafts(after: attempt, linker: linker)
    }
    var draft = attempt.draft
    if let home = draft.wrapping.home, broken.contains(home) { return [] }
    draft.excluded.formUnion(broken)
    draft.versions = draft.versions.filter { !broken.contains($0.value) }
    draft.merged = draft.merged.mapValues { $0.filter { !broken.contains($0) } }
    draft.isChain = false
    draft.context = linker.context(for: draft)
    return [draft]
  }

  /// The items of other snippets in which there are errors, or that are variables without the value
  /// which the code reads.
  private static func brokenItems(
    of attempt: Attempt,
    _ items: ArticleItems
  ) -> Set<LinkedItem.Reference> {
    let broken = attempt.brokenLines
    let unset = attempt.compilation.errors.compactMap(\.unsetVariable)
    return attempt.draft.context.filter { reference in
      let item = items[reference].item
      if item.kind == .variable, item.lacksValue, item.declares.contains(where: unset.contains) {
        return true
      }
      let lines = broken[items.snippets[reference.snippet].id] ?? []
      return lines.contains { items[reference].lines.contains($0) }
    }
  }
}
