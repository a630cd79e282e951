/// Writes what lets types conform to protocols where the article's text alone does not.
struct ConformancePrinter {
  let draft: Draft
  let items: ArticleItems
  let standIns: StandInPrinter

  /// The conformances, then the requirements of the article's own protocols and of all that these are
  /// built on.
  var declarations: [String] {
    let unknown = draft.standIns.filter { !$0.ownProtocols.isEmpty }
    let asked = unknown.reduce(into: Set(draft.conformances.values.joined())) {
      $0.formUnion($1.ownProtocols)
    }
    return draft.conformances.sorted { $0.key < $1.key }.map(conformances)
      + unknown.compactMap(completion) + protocols(behind: asked).compactMap(stubs)
  }

  /// An extension of a stand-in with what the article's protocols require of it: besides members of every
  /// name, those of a protocol's extension are ambiguous.
  private func completion(of standIn: StandIn) -> String? {
    let shown = program.filter { $0.item.extendedType == standIn.name }
      .reduce(into: Set<String>()) { $0.formUnion($1.item.members) }
    let required = protocols(behind: standIn.ownProtocols)
      .flatMap { ProtocolStubs.members(in: $0.text) }
      .filter { member in
        !shown.contains { name in
          ["func \(name)(", "func \(name)<", "var \(name):"].contains(where: member.contains)
        }
      }
    let members =
      associatedTypes(of: standIn.ownProtocols, besides: shown) + Set(required).sorted()
    guard !members.isEmpty else { return nil }
    return "extension \(standIn.name) { \(members.joined(separator: "; ")) }"
  }

  /// An extension of a type, with the protocols that the program does not say it conforms to.
  private func conformances(of type: String, to protocols: Set<String>) -> String {
    let own = program.map(\.item).filter {
      $0.declares.contains(type) || $0.extendedType == type
    }
    let shown = own.reduce(into: Set<String>()) { $0.formUnion($1.members) }
    let stated = own.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    let isMet = protocols.contains { items.protocols[$0] != nil }
    let names =
      (isMet ? [UnknownType.trait] : [])
      + protocols.subtracting(stated.union(families(of: stated))).sorted()
    var members = associatedTypes(of: protocols, besides: shown)
    if families(of: protocols).contains("Identifiable"), !shown.contains("id") {
      members.append("var id: \(UnknownType.name) { docCheckValue() }")
    }
    return "extension \(standIns.place(of: type)): \(names.joined(separator: ", ")) { "
      + members.joined(separator: "; ") + " }"
  }

  /// The types that some protocols want and that are not shown.
  private func associatedTypes(of names: Set<String>, besides shown: Set<String>) -> [String] {
    let linked = protocols(behind: names)
    let constraints = linked.reduce(into: [:]) { all, linked in
      all.merge(ProtocolStubs.associatedTypes(in: linked.text)) { first, _ in first }
    }
    return Set(linked.flatMap(\.item.nestedNames)).subtracting(shown).sorted().map { name in
      let constraint = constraints[name].flatMap { items.protocols[$0] == nil ? $0 : nil }
      let example = constraint.flatMap(TypeRequest.example)
      return "typealias \(name) = \(example ?? UnknownType.name)"
    }
  }

  private func stubs(for linked: LinkedItem) -> String? {
    let isClass = families(of: Set(linked.item.declares)).contains {
      $0 == "AnyObject" || $0 == "Actor"
    }
    return ProtocolStubs.text(for: linked.text, trait: UnknownType.trait, isClass: isClass)
  }

  /// The article's own protocols among some, with what they are built on.
  private func families(of names: Set<String>) -> Set<String> {
    names.compactMap { items.protocols[$0] }.reduce(into: []) { $0.formUnion($1) }
  }

  /// The declarations of these protocols in the program.
  private func protocols(behind names: Set<String>) -> [LinkedItem] {
    let families = families(of: names)
    return program.filter { $0.item.isProtocol && !families.isDisjoint(with: $0.item.declares) }
  }

  /// The items of the program.
  private var program: [LinkedItem] { items.linkedItems(of: draft) }
}
