/// Gives a type that is shown in part the members that an earlier version of it shows.
///
/// Articles that build a type step by step repeat its head around what is new, and expect the reader
/// to know the rest.
struct MergeRepair: Repair {
  let limit = 3

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let items = linker.items
    let subject = attempt.draft.subject
    let shown = items.items[subject].map(\.reference) + attempt.draft.context.sorted(by: >)
    let words = Set(attempt.compilation.errors.flatMap { $0.text.identifiers })
    return shown.filter { items[$0].item.kind == .type }.compactMap { reference in
      let versions = [reference] + (attempt.draft.merged[reference] ?? [])
      guard let name = items[reference].item.declares.first,
        let oldest = versions.last,
        let earlier = items.declarations(of: name, from: subject, readAt: oldest.snippet)
          .first(where: {
            $0.snippet < oldest.snippet && Self.areAlike(items[$0].item, items[reference].item)
          }),
        completes(items[earlier].item, versions.map { items[$0].item }, words)
      else { return nil }
      var draft = attempt.draft
      draft.merged[reference, default: []].append(earlier)
      draft.context = linker.context(for: draft)
      return draft
    }
  }

  /// Whether two types are both classes, both structures and so on.
  private static func areAlike(_ one: Item, _ other: Item) -> Bool {
    one.kind == .type && other.kind == .type && one.isClass == other.isClass
      && one.isStructure == other.isStructure && one.isEnumeration == other.isEnumeration
  }

  /// Whether an earlier version has a member that the later ones lack and that errors speak of.
  private func completes(_ earlier: Item, _ later: [Item], _ words: Set<String>) -> Bool {
    let present = later.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let lacking = earlier.members.subtracting(present)
    let builds =
      words.contains("argument") || words.contains("arguments")
      || words.contains("initializer") || words.contains("initializers")
    return !lacking.isDisjoint(with: words) || !lacking.isEmpty && builds
  }
}
