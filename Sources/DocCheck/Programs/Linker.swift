/// Finds what a snippet needs of the other snippets of its article.
struct Linker: Sendable {
  let items: ArticleItems
  let known: KnownNames

  /// The items that the draft's snippet needs, and what these need in turn, as far as the draft's
  /// versions and exclusions allow.
  ///
  /// - Parameters:
  ///   - draft: the draft, whose own context does not matter.
  ///   - tests: items of hidden tests, which see what the snippet sees.
  ///   - others: items that come along even so.
  func context(
    for draft: Draft,
    tests: [Item] = [],
    with others: [LinkedItem.Reference] = []
  ) -> Set<LinkedItem.Reference> {
    var search = Search(items: items, known: known, draft: draft)
    search.take(draft.wrapping.home.map { [$0] } ?? [])
    search.take(draft.merged.values.joined())
    search.take(draft.later)
    search.take(draft.given.sorted())
    search.take(others)
    search.follow(items.items[draft.subject].map(\.item) + tests, of: draft.subject)
    for _ in 0..<4 where search.addExtensions() {}
    search.addOperators()
    return search.found
  }

  /// The draft's context with the statements of earlier snippets that use the values in it, since
  /// what a program prints depends on what they did; nothing where there are none.
  func state(for draft: Draft) -> Set<LinkedItem.Reference>? {
    var search = Search(items: items, known: known, draft: draft)
    search.follow(items.items[draft.subject].map(\.item), of: draft.subject)
    var grows = false
    for _ in 0..<4 where search.addStatements() { grows = true }
    guard grows else { return nil }
    for _ in 0..<4 where search.addExtensions() {}
    search.addOperators()
    return search.found.union(draft.context)
  }

  /// All that the snippets before a draft's declare, one version of each name.
  func chain(for draft: Draft) -> Set<LinkedItem.Reference> {
    let own = items.items[draft.subject]
    let linked = draft.context.sorted().map { items[$0] }
    return (items.declarations(before: draft.subject).reversed() + linked).reduce(into: []) {
      chosen,
      linked in
      let collides: (LinkedItem) -> Bool = { linked.item.collides(with: $0.item) }
      guard !draft.excluded.contains(linked.reference), !own.contains(where: collides),
        !chosen.contains(where: { collides(items[$0]) })
      else { return }
      chosen.insert(linked.reference)
    }
  }

  /// One search through an article.
  private struct Search {
    let items: ArticleItems
    let known: KnownNames
    let draft: Draft
    /// The names that the subject declares itself, or that have been found.
    private var settled: Set<String>
    private var usedMembers: Set<String> = []
    private var usedOperators: Set<String> = []
    private var usedNames: Set<String> = []
    /// The functions and types that are called.
    private var calledNames: Set<String> = []
    private(set) var found: Set<LinkedItem.Reference> = []

    init(items: ArticleItems, known: KnownNames, draft: Draft) {
      self.items = items
      self.known = known
      self.draft = draft
      settled = Set(items.items[draft.subject].flatMap(\.item.declares))
    }

    /// Takes items and what they use.
    mutating func take(_ references: some Sequence<LinkedItem.Reference>) {
      for reference in references where found.insert(reference).inserted {
        settled.formUnion(items[reference].item.declares)
        follow([needed(of: reference)], of: reference.snippet)
      }
    }

    /// An item without what only those of its bodies need that are left out.
    private func needed(of reference: LinkedItem.Reference) -> Item {
      guard let bodies = draft.leftBodies[reference] else { return items[reference].item }
      let text = items[reference].withoutBodies(at: bodies).text
      return ParsedSwift(text).items.first ?? items[reference].item
    }

    /// Takes what some items of a snippet use; what they use themselves comes before what that uses
    /// in turn, so that it decides on the versions.
    mutating func follow(_ used: [Item], of snippet: Int) {
      var waiting = used.map { (item: $0, snippet: snippet) }[...]
      while let next = waiting.popFirst() {
        usedMembers.formUnion(next.item.usedMembers.map(\.withoutProjection))
        usedOperators.formUnion(next.item.operatorNames)
        usedNames.formUnion(next.item.uses.map(\.name))
        calledNames.formUnion(next.item.uses.filter(\.isCall).map(\.name))
        for use in next.item.uses {
          for reference in declarations(for: use, from: next.snippet) {
            guard found.insert(reference).inserted else { continue }
            settled.formUnion(items[reference].item.declares)
            waiting.append((needed(of: reference), reference.snippet))
          }
        }
      }
    }

    /// Adds the statements of earlier snippets that use a value found so far, each behind that
    /// value's declaration; whether any was added.
    mutating func addStatements() -> Bool {
      var values: [String: LinkedItem.Reference] = [:]
      for reference in found where items[reference].item.kind == .variable {
        for name in items[reference].item.declares { values[name] = reference }
      }
      let statements = items.statements(before: draft.subject).filter { linked in
        !found.contains(linked.reference) && settled.isDisjoint(with: linked.item.declares)
          && linked.item.uses.contains { use in
            values[use.name].map { $0 < linked.reference } ?? false
          }
      }
      for linked in statements {
        // A variable of the same name in a later snippet is another one.
        guard settled.isDisjoint(with: linked.item.declares) else { continue }
        found.insert(linked.reference)
        settled.formUnion(linked.item.declares)
        follow([linked.item], of: linked.reference.snippet)
      }
      return !statements.isEmpty
    }

    /// Adds the extensions that bear a member in use; whether any was added.
    mutating func addExtensions() -> Bool {
      let present = items.items[draft.subject] + found.map { items[$0] }
      let types = Set(present.flatMap(\.item.declares))
      let extended = Set(present.compactMap(\.item.extendedType))
      let protocols = items.protocols
      var added: [LinkedItem] = []
      // What a type conforms to stands beside it where it is shown later, too; and a type inside of
      // another one hides that of a library wherever it is shown.
      let snippets = Set(found.map(\.snippet))
      let nested = Set(
        found.flatMap { reference in
          let item = items[reference].item
          return item.nestedNames.map { "\(item.extendedType ?? item.declares.first ?? "").\($0)" }
        }
      )
      let later = items.extensions(after: draft.subject).filter {
        snippets.contains($0.reference.snippet) || hides($0)
          || nested.contains($0.item.extendedType ?? "") || completes($0, types)
      }
      for linked in items.extensions(before: draft.subject) + later {
        guard let type = linked.item.extendedType, !found.contains(linked.reference),
          !draft.excluded.contains(linked.reference), !repeats(linked)
        else { continue }
        let builds = linked.item.members.contains("init") && calledNames.contains(type)
        let gives =
          builds || hides(linked) || completes(linked, types) || provides(linked, for: present)
          || !linked.item.members.isDisjoint(with: usedMembers.union(usedOperators))
        let inherits = linked.item.uses.contains { $0.role == .inherited }
        let belongs =
          types.contains(type) && (gives || inherits || linked.item.members.isEmpty)
          || nested.contains(type)
        let isForeign = items.declarations(of: type, from: draft.subject).isEmpty
        let isProtocol = protocols.keys.contains(type)
        let conforms = linked.item.uses.contains {
          $0.role == .inherited && types.contains($0.name) && protocols.keys.contains($0.name)
        }
        // What a type has, its other extensions use without its name.
        let serves = extended.contains(type) && !linked.item.members.isDisjoint(with: usedNames)
        guard belongs || serves || (gives && (isForeign || isProtocol)) || (conforms && isForeign)
        else { continue }
        found.insert(linked.reference)
        added.append(linked)
      }
      for linked in added { follow([needed(of: linked.reference)], of: linked.reference.snippet) }
      return !added.isEmpty
    }

    /// Whether a member that is shown without its type is used by the code, or may be used without a name,
    /// as subscripts are.
    private func completes(_ linked: LinkedItem, _ types: Set<String>) -> Bool {
      items.isMemberFragment(linked) && types.contains(linked.item.extendedType ?? "")
        && !linked.item.members.isDisjoint(with: usedNames.union([MemberCall.subscripting]))
    }

    /// Whether an extension of a protocol has what the protocol asks for and a type that conforms lacks.
    private func provides(_ linked: LinkedItem, for present: [LinkedItem]) -> Bool {
      guard let name = linked.item.extendedType else { return false }
      let asked = present.filter { $0.item.isProtocol && $0.item.declares.contains(name) }
        .flatMap(\.item.members)
      let given = linked.item.members.intersection(asked)
      return present.contains { other in
        !other.item.isProtocol && other.item.inherited.contains(name)
          && !given.isSubset(of: other.item.members)
      }
    }

    /// Whether an extension gives its type one with a library's name that is in use.
    private func hides(_ linked: LinkedItem) -> Bool {
      linked.item.nestedNames.contains { usedNames.contains($0) && known.declares($0) }
    }

    /// Adds the declarations of the operators in use, of several versions of one the nearest.
    mutating func addOperators() {
      var signatures: Set<String> = []
      for linked in items.operators(from: draft.subject)
      where !linked.item.operatorNames.isDisjoint(with: usedOperators) {
        let isNew = signatures.insert(linked.signature).inserted
        guard isNew, found.insert(linked.reference).inserted else { continue }
        follow([needed(of: linked.reference)], of: linked.reference.snippet)
      }
    }

    /// Whether the subject, a nearer extension or the type itself declares the same members of the same
    /// type, or has it conform to the same protocol.
    private func repeats(_ linked: LinkedItem) -> Bool {
      items.items[draft.subject].contains { repeats(linked, $0) }
        || found.contains { repeats(linked, items[$0]) }
    }

    private func repeats(_ linked: LinkedItem, _ chosen: LinkedItem) -> Bool {
      let (item, other) = (linked.item, chosen.item)
      let isWhole = other.kind == .type && !other.isProtocol
      // Members that stand alone may be overloads of one another.
      if isWhole || items.isMemberFragment(linked) && items.isMemberFragment(chosen) {
        return (isWhole ? other.declares.first : other.extendedType) == item.extendedType
          && !other.memberKeys.isDisjoint(with: item.memberKeys)
      }
      return other.kind == .typeExtension
        && (other.collides(with: item) && !item.members.isEmpty
          || other.extendedType == item.extendedType
            && !other.inherited.isDisjoint(with: item.inherited))
    }

    /// The items to take for a name: one version of a type or a value, every overload of a
    /// function that the call may mean.
    private func declarations(for use: Use, from snippet: Int) -> [LinkedItem.Reference] {
      guard use.role != .attribute || !settled.contains(use.name) else { return [] }
      if settled.contains(use.name), !isOverload(use) { return [] }
      if let version = draft.versions[use.name] { return [version] }
      // Who declares a function means it, or an overload that was shown before.
      let isOwn = items.items[draft.subject].contains { $0.item.declares.contains(use.name) }
      let candidates = items.declarations(of: use.name, from: draft.subject, readAt: snippet)
        .filter { reference in
          !draft.excluded.contains(reference)
            && !(isOwn && reference.snippet > draft.subject)
            && !isLibrary(use, insteadOf: reference, at: snippet)
            && !Linker(items: items, known: known).showsLibrary(use.name, reference)
            && !(use.role == .attribute && isNoAttribute(reference, use.name))
        }
      guard let nearest = candidates.first else { return [] }
      guard case .call(let call) = use.role, items[nearest].item.kind == .function else {
        return [nearest]
      }
      let fitting = candidates.first { items[$0].item.takes(call) }
      return [fitting ?? nearest]
    }

    /// Whether a name that the article declares only later means a library's until then, as it does
    /// unless that is generic and the name stands for a type alone, or cannot be used so.
    private func isLibrary(
      _ use: Use,
      insteadOf reference: LinkedItem.Reference,
      at snippet: Int
    ) -> Bool {
      reference.snippet > snippet && items[reference].item.kind == .type && known.declares(use.name)
        && !(use.role == .type(genericArguments: 0) && known.isGeneric(use.name))
        && !known.refuses(use, unlike: items[reference].item)
        && (items.showsViews || !known.isOfViews(use.name))
    }

    /// Whether a declaration cannot be an attribute that a library has.
    private func isNoAttribute(_ reference: LinkedItem.Reference, _ name: String) -> Bool {
      let kinds: Set<String> = ["globalActor", "propertyWrapper", "resultBuilder"]
      return known.declares(name)
        && !items[reference].item.uses.contains {
          $0.role == .attribute && kinds.contains($0.name)
        }
    }

    /// Whether a settled name is a function that a call with other labels may still lack.
    private func isOverload(_ use: Use) -> Bool {
      guard case .call(let call) = use.role else { return false }
      let isSame: (LinkedItem) -> Bool = {
        $0.item.kind == .function && $0.item.declares.contains(use.name)
      }
      let same =
        items.items[draft.subject].filter(isSame) + found.lazy.map { items[$0] }.filter(isSame)
      return !same.isEmpty && !same.contains { $0.item.takes(call) }
    }
  }
}
