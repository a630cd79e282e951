/// Writes what lets types conform to protocols where the article's text alone does not.
struct ConformancePrinter {
  let draft: Draft
  let items: ArticleItems
  let standIns: StandInPrinter

  /// The conformances, then the requirements of the article's own protocols and of all that these are
  /// built on.
  var declarations: [String] {
    let protocols = shownProtocols
    let associated = protocols.flatMap(\.item.nestedNames).map {
      "typealias \($0) = \(UnknownType.name); "
    }.joined()
    let stubs = protocols.compactMap { linked in
      let names = linked.item.declares.compactMap { items.protocols[$0] }.joined()
      let isClass = names.contains { $0 == "AnyObject" || $0 == "Actor" }
      return ProtocolStubs.text(for: linked.text, trait: UnknownType.trait, isClass: isClass)
    }
    return extensions(with: associated) + stubs
  }

  private func extensions(with associated: String) -> [String] {
    let (open, added) = (draft.openConformances, draft.addedConformances)
    // Stand-ins have an identity anyway.
    let identity =
      families.contains("Identifiable") ? "var id: \(UnknownType.name) { docCheckValue() }" : ""
    let types = Set(open.keys).union(added.keys).sorted().map { type in
      let protocols = (added[type] ?? []).sorted()
      let isMet = open[type] != nil || protocols.contains { items.protocols[$0] != nil }
      let names = (isMet ? [UnknownType.trait] : []) + protocols
      return "extension \(standIns.place(of: type)): \(names.joined(separator: ", ")) { "
        + (isMet ? associated + identity : "") + " }"
    }
    let unknown = draft.standIns.filter { !$0.ownProtocols.isEmpty && !associated.isEmpty }
    return types + unknown.map { "extension \($0.name) { \(associated)}" }
  }

  /// The article's own protocols among those that are asked for, with what they are built on.
  private var families: Set<String> {
    var asked = draft.standIns.flatMap(\.ownProtocols)
    for protocols in [draft.openConformances, draft.addedConformances].flatMap(\.values) {
      asked += protocols
    }
    return asked.compactMap { items.protocols[$0] }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The declarations of these protocols in the program.
  private var shownProtocols: [LinkedItem] {
    let families = families
    return (items.items[draft.subject] + draft.context.sorted().map { items[$0] }).filter {
      $0.item.isProtocol && !families.isDisjoint(with: $0.item.declares)
    }
  }
}
