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
    draft.context = linker.context(for: draft)
    return draft
  }

  /// The wrappings that may make a snippet compile, the likeliest first.
  static func wrappings(for draft: Draft, linker: Linker) -> [Wrapping] {
    let snippet = linker.items.snippets[draft.subject]
    let code = linker.items.codes[draft.subject].text
    if snippet.shape == .modifierChain || snippet.shape == .expression,
      let fragment = ManifestFragment(code)
    {
      return fragment.readings.map { .manifest($0) }
    }
    switch snippet.shape {
    case .members: return members(linker.items.items[draft.subject].map(\.item), draft, linker)
    case .modifierChain:
      let views = ["EmptyView()", "Text(verbatim: \"\")", "Image(systemName: \"\")", "Rectangle()"]
      return views.map { .receiver("SwiftUI.\($0)") }
    case .statements:
      return [Clause(code).map { .clause(before: $0.before, after: $0.after) } ?? .function]
    case .accessors: return [.property("Int"), .property("String"), .property("some SwiftUI.View")]
    case .type: return [code.contains("some ") ? .parameter : .typeAlias]
    case .script:
      let line = bodyLine(of: linker.items.items[draft.subject])
      return (line.map { [.view(bodyLine: $0)] } ?? []) + [.none]
    case .file, .expression, .signature, .pseudoCode, .otherLanguage, .broken:
      return [.none]
    }
  }

  /// The line on which a view's body begins, where properties that only a view has come first and
  /// nothing but expressions and statements after them.
  private static func bodyLine(of items: [LinkedItem]) -> Int? {
    let properties = items.prefix { $0.item.kind == .variable || $0.item.kind == .function }
    let body = items.dropFirst(properties.count)
    guard properties.contains(where: \.item.wantsType), let first = body.first,
      body.allSatisfy({ $0.item.kind == .expression || $0.item.kind == .statement })
    else { return nil }
    return first.line
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
    if declared.contains("body") {
      wrappings.append(.type("struct \(Wrapping.typeName): SwiftUI.View"))
    }
    if attributes.contains("Published") {
      wrappings.append(.type("final class \(Wrapping.typeName): Combine.ObservableObject"))
    }
    if let home = home(of: items, draft, linker) { wrappings.append(.typeExtension(home)) }
    if items.contains(where: { $0.kind == .member && $0.members.isEmpty && $0.parameters == nil }),
      items.allSatisfy({ $0.kind == .member }), !declared.isEmpty
    {
      wrappings.append(.type("enum \(Wrapping.typeName)"))
    }
    wrappings += [.type("struct \(Wrapping.typeName)"), .type("class \(Wrapping.typeName)")]
    return wrappings
  }

  /// The article's own type that has the members which the code uses, or which it shows anew; the
  /// nearest one before the code where several have as many.
  private static func home(of items: [Item], _ draft: Draft, _ linker: Linker) -> String? {
    guard items.allSatisfy(isFitForExtension) else { return nil }
    let names = Set(items.flatMap(\.uses).map(\.name)).union(items.flatMap(\.usedMembers))
      .union(items.flatMap(\.declares))
    let earlier = linker.items.items.prefix(draft.subject).reversed()
    let later = linker.items.items.dropFirst(draft.subject + 1)
    let types = (Array(earlier) + later).joined().filter { $0.item.kind == .type }
    var best: (name: String?, score: Int) = (nil, 0)
    for linked in types {
      let score = linked.item.members.intersection(names).count
      if score > best.score { best = (linked.item.declares.first, score) }
    }
    return best.name
  }

  /// Whether an extension can hold the member: it must not store anything.
  private static func isFitForExtension(_ item: Item) -> Bool {
    switch item.kind {
    case .function: true
    case .variable: item.isComputed
    default: false
    }
  }
}
