extension Linker {
  /// Whether a declaration shows how a library declares a name, as its documentation prints it: without bodies,
  /// or with bodies left out of members that are the library's, a protocol with nothing but what it requires, a
  /// wrapper of properties with nothing but the values that it gives, or a generic enumeration with nothing but its
  /// cases.
  func showsLibrary(_ name: String, _ reference: LinkedItem.Reference) -> Bool {
    let linked = items[reference]
    let parsed = items.snippets[reference.snippet].parsed
    let own =
      APIMembers.known.value.members(of: name, besides: known.declarations.allMembers(of:))
      ?? known.declarations.members(of: name)
    let isListed = parsed.items.contains {
      $0.kind == .type && $0.declares.contains(name)
        && ($0.lacksBody || parsed.leavesOut(in: $0.bytes) && $0.members.isSubset(of: own))
    }
    let isWrapper =
      linked.item.uses.contains { $0.role == .attribute && $0.name == "propertyWrapper" }
      && linked.item.members.isSubset(of: ["wrappedValue", "projectedValue"])
    let isShown = isListed || isWrapper || isEnumeration(name, linked)
    let isOfFramework = FrameworkNames.known.value.module(declaring: name) != nil
    guard linked.item.isProtocol || isShown,
      known.declares(name) || known.optional.declares(name) || isOfFramework
    else { return false }
    if isShown { return true }
    if linked.text.contains("public protocol \(name)") { return true }
    let members = linked.item.members
    return !members.isEmpty && members.isSubset(of: own)
  }

  /// Whether a declaration is an enumeration with the generic parameters and cases of a library's, and
  /// with nothing else.
  private func isEnumeration(_ name: String, _ linked: LinkedItem) -> Bool {
    guard let own = GenericEnumeration(name, in: linked.text), own.isPlain,
      !linked.item.members.isEmpty,
      linked.item.members.isSubset(of: known.declarations.members(of: name))
    else { return false }
    return known.declarations[name].contains {
      $0.keyword == "enum" && GenericEnumeration(name, in: $0.text)?.clause == own.clause
    }
  }
}
