/// Finds the article's own type that members belong to which stand alone in a snippet.
struct HomeFinder: Sendable {
  let linker: Linker
  let draft: Draft

  /// The types that the snippet's members may belong to, the likeliest one first.
  ///
  /// First come the types that have most of the members which the snippet uses or declares again, in the order of
  /// their distance. Then comes the type that calls what the snippet declares. If only a class can have what the
  /// snippet declares, other types are left out.
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

  /// The types that functions and computed properties of the snippet may belong to, by names that the compiler does
  /// not find.
  ///
  /// A type fits if it has a member or a generic parameter of such a name, and inherits the others; names of types,
  /// which begin with a capital, may be missing. A type that calls what the snippet declares fits, too.
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
