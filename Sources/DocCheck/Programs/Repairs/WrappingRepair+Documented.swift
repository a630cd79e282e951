extension WrappingRepair {
  /// The wrappings that may make a snippet compile, the likeliest first: an example may be a part of the body
  /// of what it documents.
  static func wrappings(for draft: Draft, linker: Linker) -> [Wrapping] {
    let usual = usualWrappings(for: draft, linker: linker)
    let snippet = linker.items.snippets[draft.subject]
    guard [.expression, .statements, .script].contains(snippet.shape),
      let body = snippet.documented?.body
    else { return usual }
    let documented = Wrapping.documented(before: body.before, after: body.after)
    // What returns stands in a function, whose own is nearest.
    return snippet.shape == .statements
      ? [documented] + usual : usual.prefix(1) + [documented] + usual.dropFirst()
  }

  /// The documented declaration around a formula, whose unknown names are values of its type or of one of its
  /// parameters: `a.scaled(by: n) == b`.
  static func formulas(_ attempt: Attempt, _ linker: Linker) -> [Wrapping] {
    let snippet = linker.items.snippets[attempt.draft.subject]
    guard [.expression, .statements, .script].contains(snippet.shape),
      let documented = snippet.documented, let body = documented.body
    else { return [] }
    let parameters = documented.callable?.parameters ?? []
    let unknown = attempt.missingNames.subtracting(parameters + ["self"]).sorted()
    guard (1...mostUnknown).contains(unknown.count),
      unknown.allSatisfy({ $0.first?.isLowercase == true && !$0.contains("(") })
    else { return [] }
    var seen: Set<String> = []
    return (["self"] + parameters).filter { seen.insert($0).inserted }.prefix(mostUnknown).map {
      value in
      let values = unknown.map { "let \($0) = \(value); " }.joined()
      return .documented(before: body.before + " " + values, after: body.after, taking: unknown)
    }
  }

  /// The most unknown names of a formula, and the most values that are tried for them.
  private static let mostUnknown = 3

  /// Whether code that compiles nowhere is a part of the documented body: it uses `self` or parameters that
  /// only that has, and nothing there is unknown.
  func isOfBody(_ attempt: Attempt, unlike base: Attempt) -> Bool {
    let errors = attempt.compilation.errors
    guard attempt.compilation.ending == .refused, attempt.missingNames.isEmpty,
      !errors.contains(where: attempt.isForeign)
    else { return false }
    let found = Set(base.compilation.errors.compactMap(\.missingName))
      .subtracting(errors.compactMap(\.missingName))
    let declared = attempt.draft.wrapping.text.before.flatMap(\.identifiers)
    return !found.isDisjoint(with: declared + ["self"])
  }

  /// Whether a property has a wrapper of the package that the article is about, which says nothing of a view.
  static func wrapsForPackage(_ items: [LinkedItem], _ known: KnownNames) -> Bool {
    items.contains { linked in
      linked.item.kind == .variable
        && linked.item.uses.contains { use in
          (use.role.isWrapper || use.role == .attribute)
            && known.package.contains { $0.names.contains(use.name) }
        }
    }
  }
}
