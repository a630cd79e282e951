/// Lets other snippets find methods and properties that a snippet shows without their type: in an
/// extension of the earlier type whose members they use.
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
    var gained: [String: Set<String>] = [:]
    return items.enumerated().map { place, own in
      guard let home = home(of: own.map(\.item), at: place, gained) else { return own }
      gained[home, default: []].formUnion(own.flatMap(\.item.declares))
      return own.map { Self.isMovable($0.item) ? Self.extended($0, home) : $0 }
    }
  }

  /// The name of the nearest type before a snippet that has most of the members which the snippet's
  /// declarations use without a dot; nothing where these stand for themselves.
  private func home(
    of own: [Item],
    at place: Int,
    _ gained: [String: Set<String>]
  ) -> String? {
    guard !own.isEmpty, own.allSatisfy({ $0.canBeMember && $0.kind != .type }),
      own.contains(where: { $0.wantsType || $0.hasAccessLevel || $0.kind == .member })
    else { return nil }
    let shown = Set(own.flatMap(\.declares))
    let used = Set(own.flatMap(\.uses).map(\.name)).subtracting(topLevelNames).subtracting(shown)
      .union(own.contains(where: \.usesSelf) ? Set(own.flatMap(\.usedMembers)) : [])
    let scores = items[..<place].joined().reversed().compactMap { linked -> (String, Int)? in
      guard linked.item.kind == .type, linked.item.body != nil, !linked.item.isProtocol,
        let name = linked.item.declares.first
      else { return nil }
      let members = linked.item.members.union(gained[name] ?? [])
        .union(linked.item.constraints.keys)
      return (name, members.intersection(used).count)
    }
    guard let best = scores.map(\.1).max(), best > 0 else { return nil }
    return scores.first { $0.1 == best }?.0
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
