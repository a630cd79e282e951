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
