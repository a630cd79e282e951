/// Lets other snippets find methods and properties that a snippet shows without their type: in an
/// extension of the earlier type whose members they use, or that calls them.
///
/// Stored properties, cases and overrides cannot be in an extension, so they are not moved.
struct MemberFragments {
  private let items: [[LinkedItem]]
  /// The names that the article declares outside of types.
  private let topLevelNames: Set<String>

  init(_ items: [[LinkedItem]]) {
    self.items = items
    topLevelNames = Set(
      items.joined().filter { $0.item.kind == .type || $0.item.kind == .variable }
        .flatMap(\.item.declares)
    )
  }

  /// The items of each snippet as other snippets see them.
  var shared: [[LinkedItem]] {
    // What a type has gained by the snippets so far.
    var gained: [String: [Item]] = [:]
    return items.enumerated().map { place, own in
      guard let home = home(of: own.map(\.item), at: place, gained) else { return own }
      gained[home, default: []] += own.map(\.item)
      return own.map { Self.isMovable($0.item) ? Self.extended($0, home) : $0 }
    }
  }

  /// The name of the type that the declarations of a snippet belong to.
  ///
  /// It is the type before the snippet with which they share most names: members of the type that the declarations
  /// use without a dot, and declarations that the type uses. If several types share as many, it is the nearest one.
  /// There is none if they share nothing.
  private func home(
    of own: [Item],
    at place: Int,
    _ gained: [String: [Item]]
  ) -> String? {
    guard !own.isEmpty, own.allSatisfy({ $0.canBeMember && $0.kind != .type }),
      own.contains(where: { $0.wantsType || $0.hasAccessLevel || $0.kind == .member })
    else { return nil }
    let shown = Set(own.flatMap(\.declares))
    let used = Set(own.flatMap(Self.used)).subtracting(topLevelNames).subtracting(shown)
    let scores = items[..<place].joined().reversed().compactMap { linked -> (String, Int)? in
      guard linked.item.kind == .type, linked.item.body != nil, !linked.item.isProtocol,
        let name = linked.item.declares.first
      else { return nil }
      let parts = [linked.item] + (gained[name] ?? [])
      let members = parts.reduce(into: Set(linked.item.constraints.keys)) {
        $0.formUnion($1.members.union($1.declares))
      }
      let asked = Set(parts.flatMap(Self.used)).subtracting(topLevelNames)
      return (name, members.intersection(used).count + asked.intersection(shown).count)
    }
    guard let best = scores.map(\.1).max(), best > 0 else { return nil }
    return scores.first { $0.1 == best }?.0
  }

  /// The names that may be those of members of the type around a declaration.
  private static func used(in item: Item) -> Set<String> {
    Set(item.uses.map(\.name)).union(item.usesSelf ? item.usedMembers : [])
  }

  /// Whether a declaration can be a member of an extension.
  private static func isMovable(_ item: Item) -> Bool {
    guard item.overridden.isEmpty, !item.isCase, !item.lacksBody else { return false }
    return switch item.kind {
    case .function: true
    case .member: !item.wantsClass
    case .variable: item.isComputed
    default: false
    }
  }

  private static func extended(_ linked: LinkedItem, _ type: String) -> LinkedItem {
    // On the same lines, so that places stay right.
    let text = "extension \(type) { \(linked.text) }"
    guard let item = ParsedSwift(text).items.first, item.kind == .typeExtension else {
      return linked
    }
    return LinkedItem(reference: linked.reference, item: item, text: text, line: linked.line)
  }
}
