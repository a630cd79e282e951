/// Finds the conformances that the compiler misses and that the article leaves to its reader.
struct UnshownConformances {
  let attempt: Attempt
  let items: ArticleItems
  let known: KnownNames
  private let sites: CoercionSites

  init(attempt: Attempt, items: ArticleItems, known: KnownNames) {
    (self.attempt, self.items, self.known) = (attempt, items, known)
    sites = CoercionSites(attempt: attempt, items: items)
  }

  /// Lets types conform to the article's own protocols that it shows without their members, and to
  /// protocols that it does not show; the type around a fragment is unknown as well.
  func add(to draft: inout Draft) {
    for error in attempt.compilation.errors {
      guard let (base, name) = TypeRequest(error)?.conformance else { continue }
      let type = String(base.prefix { $0 != "<" })
      let isOwn = items.protocols.keys.contains(name)
      let isUnknown = draft.standIns.contains { $0.name == name && $0.kind == .protocolType }
      let isOpen = items.elidedTypes.contains(type) || isEmpty(type, in: draft)
      let isMeant =
        error.id == "type_does_not_conform" && isOwn && isOpen
        || isUnknown && isType(type, of: draft) || isOwn && type == Wrapping.typeName
      if isMeant {
        draft.conformances[type, default: []].insert(name)
      } else if type == Wrapping.typeName, isFromLibrary(name), let value = sites.value(at: error) {
        draft.coerce(value)
        draft.roles.insert(name)
      }
    }
  }

  /// Whether a library declares a name, or a framework of which there are only declarations.
  private func isFromLibrary(_ name: String) -> Bool {
    known.declares(name) || FrameworkNames.known.value.module(declaring: name) != nil
  }

  /// Whether nothing but a comment stands in a type of the program.
  private func isEmpty(_ type: String, in draft: Draft) -> Bool {
    items.linkedItems(of: draft).contains { linked in
      linked.item.kind == .type && linked.item.declares.contains(type)
        && linked.item.members.isEmpty && linked.interior.text.contains { !$0.isWhitespace }
    }
  }

  /// Whether a name is that of a type which the program or a library declares.
  private func isType(_ name: String, of draft: Draft) -> Bool {
    let isOwn = items.items(of: draft).contains {
      $0.kind == .type && $0.declares.contains(name)
    }
    return isOwn || known.declares(name) && name.first?.isUppercase == true
  }
}
