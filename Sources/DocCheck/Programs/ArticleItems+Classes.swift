extension ArticleItems {
  /// Whether a snippet shows all of a class that cannot be made: nothing is left out, and no other snippet
  /// shows an initializer.
  func showsUninitialized(class name: String, in subject: Int) -> Bool {
    let snippet = snippets[subject]
    guard snippet.parsed.holes.isEmpty, snippet.parsed.elisions.isEmpty,
      !elidedTypes(seenBy: subject).contains(name),
      !snippets.contains(where: { $0.id != snippet.id && $0.source.contains("init(") })
    else { return false }
    return items[subject].contains { linked in
      linked.item.isClass && linked.item.declares == [name]
        && ClassCompletion.offsetOfUninitialized(linked.text) != nil
    }
  }
}
