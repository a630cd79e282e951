extension ArticleItems {
  /// Whether a snippet shows the whole of a class that cannot be made: nothing is left out, and no other snippet
  /// shows an initializer or makes one of it.
  func showsUninitialized(class name: String, in subject: Int) -> Bool {
    let snippet = snippets[subject]
    let isUsed = snippets.contains {
      $0.id != snippet.id
        && ($0.source.contains("\(name)(")
          || $0.source.contains("init(") && ($0.shape == .members || $0.source.contains(name)))
    }
    guard !isUsed, snippet.parsed.holes.isEmpty, snippet.parsed.elisions.isEmpty,
      !elidedTypes(seenBy: subject).contains(name)
    else { return false }
    // The linked items have initializers that the article does not show.
    let source = SourceText(snippet.source)
    return snippet.parsed.items.contains { item in
      item.isClass && item.declares == [name]
        && ClassCompletion.isUninitialized(source.text(item.bytes))
    }
  }

  /// Whether the article declares a type inside of other code, such as the body of a function.
  func declaresInside(_ type: String) -> Bool {
    guard let name = type.identifiers.last, !topLevelNames.contains(name) else { return false }
    let keywords: Set<String> = ["actor", "class", "enum", "struct"]
    return zip(snippets, items).contains { snippet, items in
      let words = snippet.source.identifiers
      return items.contains { $0.item.bound.contains(name) }
        && zip(words, words.dropFirst()).contains { keywords.contains($0) && $1 == name }
    }
  }

  /// The types to which a macro of the article's may add members.
  static func expandedTypes(_ items: [[LinkedItem]]) -> Set<String> {
    let all = items.joined().map(\.item)
    let macros = Set(all.filter { $0.kind == .macro }.flatMap(\.declares))
    guard !macros.isEmpty else { return [] }
    let expanded = all.filter { item in
      item.kind == .type && item.uses.contains { $0.role == .attribute && macros.contains($0.name) }
    }
    return Set(expanded.flatMap(\.declares))
  }
}
