/// The items of a snippet that neither use what is declared nowhere nor what is made of it: what is wrong
/// in them is wrong whatever that may be.
struct SettledItems {
  private let lines: Set<Int>

  /// - Parameter assuming: the program with names that are declared nowhere taken to exist.
  init(of assuming: Attempt, _ items: ArticleItems) {
    let draft = assuming.draft
    let context = draft.context.map { items[$0].item }
    // Another snippet may show another version than the one that is meant.
    var names = Set(draft.standIns.map(\.name) + context.flatMap(\.declares))
      .union(assuming.missingNames)
    var members = Set(draft.standIns.filter { $0.owner != nil }.map(\.name))
    members.formUnion(context.filter { $0.kind == .typeExtension }.flatMap(\.members))
    var (settled, open): ([LinkedItem], [LinkedItem]) = (items.items[draft.subject], [])
    while true {
      let next = settled.filter { Self.uses(names, members, $0.item) }
      if next.isEmpty { break }
      names.formUnion(next.flatMap(\.item.declares))
      members.formUnion(
        next.filter { $0.item.kind == .typeExtension }.flatMap(\.item.members)
      )
      let places = Set(next.map(\.reference))
      settled.removeAll { places.contains($0.reference) }
      open += next
    }
    lines = Set(settled.flatMap(\.lines)).subtracting(open.flatMap(\.lines))
  }

  private static func uses(_ names: Set<String>, _ members: Set<String>, _ item: Item) -> Bool {
    item.uses.contains { names.contains($0.name.withoutProjection) }
      || !names.isDisjoint(with: item.declares)
      || item.extendedType.map { !names.isDisjoint(with: $0.identifiers) } ?? false
      || !members.isDisjoint(with: item.usedMembers)
  }

  /// Whether an error of that program stands in one of them.
  func contain(_ error: CompilerMessage, of assuming: Attempt) -> Bool {
    guard case .subject(let line) = assuming.origin(of: error) else { return false }
    return lines.contains(line)
  }
}
