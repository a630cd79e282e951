/// Finds the article's own type that members belong to which stand alone in a snippet.
struct HomeFinder: Sendable {
  let linker: Linker
  let draft: Draft

  /// The types that have most of the members which the snippet uses, or which it shows anew, the nearest one first,
  /// then the one that uses what it shows; classes only where nothing else can have what the snippet shows.
  var homes: [Wrapping] {
    let items = linker.items.items[draft.subject].map(\.item)
    let used = Set(items.flatMap(\.uses).map(\.name)).union(items.flatMap(\.usedMembers))
    let shown = Set(items.flatMap(\.keys)).subtracting(["body"])
    let wantsClass = items.contains(where: \.wantsClass)
    let shared = linker.items.homes(ofMembersIn: draft.subject)
    let scores = linker.items.types(from: draft.subject)
      .filter { $0.item.isClass || !wantsClass }
      .map { linked in
        let score =
          linked.item.members.intersection(used).count
          + linked.item.memberKeys.intersection(shown).count
        return (linked, score)
      }
    let best = max(1, scores.map(\.1).max() ?? 0)
    let users = scores.filter { $0.1 < best && !shared.isDisjoint(with: $0.0.item.declares) }
    return (scores.filter { $0.1 == best } + users).prefix(Self.maximumHomes).map { wrapping($0.0) }
  }

  /// The most types of equal standing that are tried.
  private static let maximumHomes = 3

  /// The types that have members, or generic parameters, of some names which functions and computed
  /// properties of the snippet use as their own, or in an extension of which others see the snippet; the other names
  /// may be inherited, and types may be declared nowhere.
  func homes(of missing: Set<String>) -> [Wrapping] {
    let items = linker.items.items[draft.subject].map(\.item)
    guard !missing.isEmpty, !items.isEmpty,
      items.allSatisfy({ $0.kind == .function || $0.kind == .variable && $0.isComputed })
    else { return [] }
    let shared = linker.items.homes(ofMembersIn: draft.subject)
    return linker.items.types(from: draft.subject)
      .filter { linked in
        guard shared.isDisjoint(with: linked.item.declares) else { return true }
        let foreign = missing.subtracting(members(of: linked.item))
        return foreign != missing
          && foreign.subtracting(inheritedMembers(of: linked.item))
            .allSatisfy { $0.first?.isUppercase == true }
      }
      .map(wrapping)
  }

  /// What the article shows of a type, in whichever snippet.
  private func members(of type: Item) -> Set<String> {
    type.declares.reduce(into: type.members.union(type.constraints.keys)) {
      $0.formUnion(linker.items.members(ofExtensionsOf: $1))
    }
  }

  private func inheritedMembers(of type: Item) -> Set<String> {
    type.inherited.reduce(into: []) { $0.formUnion(linker.known.declarations.allMembers(of: $1)) }
  }

  private func wrapping(_ linked: LinkedItem) -> Wrapping {
    // A protocol has no room for bodies.
    let name = linked.item.isProtocol ? linked.item.declares.first : nil
    return .home(linked.reference, extensionOf: name)
  }
}
