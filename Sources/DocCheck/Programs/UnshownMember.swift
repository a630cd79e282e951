/// A member that code uses of a type of the article's, and that no snippet of the article shows.
///
/// The article then leaves it out: a name within one edit of a declared or a known one is misspelt
/// instead.
struct UnshownMember: Hashable, Sendable {
  /// The type as the compiler prints it, without generic arguments.
  let type: String
  let name: String
  /// Whether the type itself is to have it, not its values.
  let isStatic: Bool
  /// The declaration of the type, which stands in another snippet.
  let shown: LinkedItem.Reference

  init?(_ error: CompilerMessage, in attempt: Attempt, _ items: ArticleItems, _ known: KnownNames) {
    guard let missing = error.missingMember else { return nil }
    let declared = items.declaredNames
    let words = Set(missing.type.identifiers)
    let shown = attempt.draft.context.sorted().first { reference in
      items[reference].item.kind == .type && !words.isDisjoint(with: items[reference].item.declares)
    }
    guard let shown, !declared.contains(missing.name),
      EditDistance.nearest(to: missing.name, in: declared.union(known.members)) == nil
    else { return nil }
    let bare = missing.type.split(separator: " ").last ?? ""
    type = String(bare.prefix { $0 != "<" && $0 != "?" })
    name = missing.name
    isStatic = error.text.hasPrefix("type ")
    self.shown = shown
  }
}
