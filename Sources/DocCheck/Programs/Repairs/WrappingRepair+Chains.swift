/// Receivers for chains of members that an article shows without the value before them.
extension WrappingRepair {
  /// Whether chains of members hold none of views, but some of publishers.
  static func isPublishers(_ items: [LinkedItem], _ known: KnownNames) -> Bool {
    let used = items.reduce(into: Set<String>()) { $0.formUnion($1.item.usedMembers) }
    return used.isDisjoint(with: known.viewMembers)
      && used.allSatisfy { APIMembers.known.value.module(givingViews: $0) == nil }
      && !used.isDisjoint(with: known.declarations.members(of: "Publisher"))
      && owners(of: chains(in: items), known).isEmpty
  }

  /// The chains of members in some items.
  private static func chains(in items: [LinkedItem]) -> [LinkedItem] {
    items.filter { $0.item.kind == .expression && $0.item.isImplicitMember }
  }

  /// Publishers before the chains of operators in some items.
  static func publishers(_ items: [LinkedItem]) -> [Wrapping] {
    let lines = chains(in: items).map(\.line)
    let text = items.map(\.text).joined()
    // Nobody knows whether the publisher fails, nor what it sends: what asks for either tells.
    let handled = ["receiveCompletion", "catch", "mapError", "replaceError", "retry", "tryCatch"]
    let failures = ["any Swift.Error", "Swift.Never"]
    let loads = text.contains("\\.data") || text.contains("data, response")
    let data = "(data: Foundation.Data, response: Foundation.URLResponse)"
    let values = (loads ? [data] : []) + ["Int", "String", UnknownType.name]
    return values.flatMap { value in
      (text.holdsAny(of: handled) ? failures : failures.reversed()).map {
        .receiver("Combine.Empty<\(value), \($0)>()", lines: lines)
      }
    }
  }

  /// Protocols whose members other views do not have, and what makes a value of each.
  private static let special = [
    (name: "DynamicViewContent", value: "ForEach(0..<0) { _ in SwiftUI.EmptyView() }"),
    (name: "Gesture", value: "DragGesture()"),
  ]

  /// A type of SwiftUI before each line, where all lines are static members of it: `Animation` before `.linear` and
  /// `.easeIn(duration: 1)`, which the compiler would read as one chain.
  private static func owners(of chains: [LinkedItem], _ known: KnownNames) -> [Wrapping] {
    let values = chains.flatMap { chain in
      chain.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
        .filter { $1.hasPrefix(".") }
        .map { (line: chain.line + $0, name: String($1.dropFirst()).leadingName) }
    }
    let owners = values.map { value in
      Set(
        known.declarations[value.name].filter {
          $0.module == "SwiftUI" && $0.text.contains("static ")
        }.compactMap(\.owner)
      )
    }
    let common = owners.dropFirst().reduce(owners.first ?? []) { $0.intersection($1) }
    // A modifier of views may have the name of a single value.
    guard values.count > 1 || !known.viewMembers.contains(values.first?.name ?? "") else {
      return []
    }
    return common.sorted().map { .receiver("SwiftUI.\($0)", lines: values.map(\.line)) }
  }

  /// Views before the chains of modifiers in some items, or a gesture.
  static func receivers(_ items: [LinkedItem], _ known: KnownNames) -> [Wrapping] {
    let chains = chains(in: items)
    guard !chains.isEmpty else { return [] }
    let lines = chains.map(\.line)
    let first = Set(chains.map { String($0.text.dropFirst()).leadingName })
      .subtracting(known.viewMembers)
    let special = special.filter {
      !known.declarations.members(of: $0.name).isDisjoint(with: first)
    }
    let names =
      special.map(\.value)
      + ["EmptyView()", "Text(verbatim: \"\")", "Image(systemName: \"\")", "Rectangle()"]
    // Some modifiers are those of scenes.
    let views =
      names.map { "SwiftUI.\($0)" } + [
        "SwiftUI.WindowGroup { SwiftUI.EmptyView() }"
      ]
    guard items.contains(where: \.item.usesSelf) else {
      return owners(of: chains, known) + views.map { .receiver($0, lines: lines) }
    }
    return views.map { .method(receiver: $0, lines: lines) }
  }
}
