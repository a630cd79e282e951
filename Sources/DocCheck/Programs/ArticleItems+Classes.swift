extension ArticleItems {
  /// Where in a snippet's code the name of a class stands that the snippet shows whole and that cannot be made:
  /// nothing is left out, and no other snippet shows an initializer.
  func placeOfUninitialized(class name: String, in subject: Int) -> Int? {
    let snippet = snippets[subject]
    guard snippet.parsed.holes.isEmpty, snippet.parsed.elisions.isEmpty,
      !elidedTypes(seenBy: subject).contains(name),
      !snippets.contains(where: { $0.id != snippet.id && $0.source.contains("init(") })
    else { return nil }
    // The linked items have initializers that the article does not show.
    let source = SourceText(snippet.source)
    return snippet.parsed.items.lazy.filter { $0.isClass && $0.declares == [name] }
      .compactMap { item in
        ClassCompletion.offsetOfUninitialized(source.text(item.bytes))
          .map { item.bytes.lowerBound + $0 }
      }.first
  }
}
