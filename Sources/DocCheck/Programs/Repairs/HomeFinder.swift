/// Finds the article's own type that members belong to which stand alone in a snippet.
struct HomeFinder: Sendable {
  let linker: Linker
  let draft: Draft

  /// The types that have most of the members which the snippet uses, or which it shows anew, the
  /// nearest one first; classes only where nothing else can have what the snippet shows.
  var homes: [Wrapping] {
    let items = linker.items.items[draft.subject].map(\.item)
    let used = Set(items.flatMap(\.uses).map(\.name)).union(items.flatMap(\.usedMembers))
    let shown = Set(items.flatMap(\.keys)).subtracting(["body"])
    let wantsClass = items.contains(where: \.wantsClass)
    let scores = linker.items.types(from: draft.subject)
      .filter { $0.item.isClass || !wantsClass }
      .map { linked in
        let score =
          linked.item.members.intersection(used).count
          + linked.item.memberKeys.intersection(shown).count
        return (linked, score)
      }
    guard let best = scores.map(\.1).max(), best > 0 else { return [] }
    return scores.filter { $0.1 == best }.prefix(Self.maximumHomes).map { wrapping($0.0) }
  }

  /// The most types of equal standing that are tried.
  private static let maximumHomes = 3

  /// The types that have members, or generic parameters, of some names which functions and computed
  /// properties of the snippet use as their own; types may be declared nowhere besides.
  func homes(of missing: Set<String>) -> [Wrapping] {
    let items = linker.items.items[draft.subject].map(\.item)
    guard !missing.isEmpty, !items.isEmpty,
      items.allSatisfy({ $0.kind == .function || $0.kind == .variable && $0.isComputed })
    else { return [] }
    return linker.items.types(from: draft.subject)
      .filter { linked in
        let own = linked.item.members.union(linked.item.constraints.keys)
        let foreign = missing.subtracting(own)
        return foreign != missing && foreign.allSatisfy { $0.first?.isUppercase == true }
      }
      .map(wrapping)
  }

  private func wrapping(_ linked: LinkedItem) -> Wrapping {
    // A protocol has no room for bodies.
    let name = linked.item.isProtocol ? linked.item.declares.first : nil
    return .home(linked.reference, extensionOf: name)
  }
}
