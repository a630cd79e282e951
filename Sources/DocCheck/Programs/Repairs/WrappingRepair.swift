/// Tries the wrappings that a snippet's shape allows, one after the other.
struct WrappingRepair: Repair {
  let limit = 4

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    let all = Self.wrappings(for: attempt.draft, linker: linker)
    guard let index = all.firstIndex(of: attempt.draft.wrapping), index + 1 < all.count else {
      return nil
    }
    var draft = attempt.draft
    draft.wrapping = all[index + 1]
    if case .typeExtension(let name) = draft.wrapping {
      draft.context.formUnion(linker.items.declarations(of: name, from: draft.subject).prefix(1))
    }
    return draft
  }

  /// The wrappings that may make a snippet compile, the likeliest first.
  static func wrappings(for draft: Draft, linker: Linker) -> [Wrapping] {
    let snippet = linker.items.snippets[draft.subject]
    switch snippet.shape {
    case .members: return members(linker.items.items[draft.subject].map(\.item), draft, linker)
    case .modifierChain:
      let views = ["EmptyView()", "Text(verbatim: \"\")", "Image(systemName: \"\")", "Rectangle()"]
      return views.map { .receiver("SwiftUI.\($0)") }
    case .statements: return [.function]
    case .accessors: return [.property("Int"), .property("String"), .property("some SwiftUI.View")]
    case .type: return [.typeAlias]
    case .file, .script, .expression, .signature, .pseudoCode, .otherLanguage, .broken:
      return [.none]
    }
  }

  private static func members(
    _ items: [Item],
    _ draft: Draft,
    _ linker: Linker
  ) -> [Wrapping] {
    let roles = Set(items.flatMap(\.uses))
    let attributes = Set(roles.filter { $0.role == .attribute }.map(\.name))
    let declared = Set(items.flatMap(\.declares))
    var wrappings: [Wrapping] = []
    if declared.contains("body") { wrappings.append(.type("struct Article: SwiftUI.View")) }
    if attributes.contains("Published") {
      wrappings.append(.type("final class Article: Combine.ObservableObject"))
    }
    if let home = home(of: items, draft, linker) { wrappings.append(.typeExtension(home)) }
    if items.contains(where: { $0.kind == .member && $0.members.isEmpty && $0.labels == nil }),
      items.allSatisfy({ $0.kind == .member }), !declared.isEmpty
    {
      wrappings.append(.type("enum Article"))
    }
    wrappings += [.type("struct Article"), .type("class Article")]
    return wrappings
  }

  /// The article's own type that has the members which the code uses and does not declare.
  private static func home(of items: [Item], _ draft: Draft, _ linker: Linker) -> String? {
    let holdsStorage = items.contains { $0.kind == .variable && $0.lacksValue }
    guard !holdsStorage else { return nil }
    let wanted = Set(items.flatMap(\.uses).map(\.name))
    let declared = Set(items.flatMap(\.declares))
    let types = linker.items.items.joined().filter {
      $0.item.kind == .type && $0.reference.snippet != draft.subject
    }
    let scored = types.map { linked in
      (
        linked,
        linked.item.members.isDisjoint(with: declared)
          ? linked.item.members.intersection(wanted).count : 0
      )
    }
    guard let best = scored.max(by: { $0.1 < $1.1 }), best.1 > 0 else { return nil }
    return best.0.item.declares.first
  }
}
