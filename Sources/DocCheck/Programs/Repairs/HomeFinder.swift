/// Finds the article's own type that members belong to which stand alone in a snippet.
struct HomeFinder: Sendable {
  let linker: Linker
  let draft: Draft

  /// The type that has most of the members which the snippet uses, or which it shows anew; the
  /// nearest one where several have as many.
  var home: Wrapping? {
    let items = linker.items.items[draft.subject].map(\.item)
    let used = Set(items.flatMap(\.uses).map(\.name)).union(items.flatMap(\.usedMembers))
    let shown = Set(items.flatMap(\.keys)).subtracting(["body"])
    var best: (linked: LinkedItem?, score: Int) = (nil, 0)
    for linked in linker.items.types(from: draft.subject) {
      let keys = linked.item.memberList.reduce(into: Set<String>()) { $0.formUnion($1.keys) }
      let score = linked.item.members.intersection(used).count + keys.intersection(shown).count
      if score > best.score { best = (linked, score) }
    }
    return best.linked.map(wrapping)
  }

  /// The types that have members of some names which functions and computed properties of the
  /// snippet use as their own.
  func homes(of missing: Set<String>) -> [Wrapping] {
    let items = linker.items.items[draft.subject].map(\.item)
    guard !missing.isEmpty, !items.isEmpty,
      items.allSatisfy({ $0.kind == .function || $0.kind == .variable && $0.isComputed })
    else { return [] }
    return linker.items.types(from: draft.subject)
      .filter { $0.item.members.isSuperset(of: missing) }.map(wrapping)
  }

  private func wrapping(_ linked: LinkedItem) -> Wrapping {
    // A protocol has no room for bodies.
    let name = linked.item.isProtocol ? linked.item.declares.first : nil
    return .home(linked.reference, extensionOf: name)
  }
}
