/// Reads a snippet before the compiler sees it: with a declaration for each name that it leaves to
/// its reader.
///
/// What the compiler would say of such a snippet first, that it cannot find the names, is known
/// without it. A name that may be anything else is left to the compiler: one of the article's own
/// or of a module, a misspelt one, a macro.
struct FirstReading: Sendable {
  let linker: Linker
  let known: KnownNames

  /// A draft with stand-ins for all names that nothing declares; nothing where there are none, or
  /// where only the compiler can tell what one of them is.
  func completed(_ draft: Draft) -> Draft? {
    let snippet = linker.items.snippets[draft.subject]
    let items = readItems(of: draft)
    guard !snippet.isWhole, !mayBeDocumented(items, snippet),
      imports(of: draft).allSatisfy(known.knowsNames(ofModule:)),
      !items.contains(where: \.checksPlatform),
      let missing = missingNames(in: items, of: draft), !missing.isEmpty
    else { return nil }
    let misses = NearMiss(items: linker.items, draft: draft, known: known)
    let roles = Use.roles(in: items.flatMap(\.uses))
    let used = items.reduce(into: Set<String>()) { $0.formUnion($1.usedMembers) }
    guard AppleFramework.reason(forMissing: missing) == nil,
      FrameworkNames.known.value.frameworks(perhapsMeantBy: missing, using: used).isEmpty,
      missing.allSatisfy({ misses.correction(forName: $0, usedAs: roles[$0] ?? []) == nil })
    else { return nil }
    var completed = draft
    let standIns = StandInRepair(known: known)
    standIns.importViews(ifBoundIn: &completed, linker)
    return standIns.declare(missing.sorted(), in: &completed, linker) ? completed : nil
  }

  /// Whether an example may use what only its declaration's module sees, or the parameters of that.
  private func mayBeDocumented(_ items: [Item], _ snippet: Snippet) -> Bool {
    guard let documented = snippet.documented else { return false }
    let used = Set(items.flatMap { $0.uses.map(\.name) })
    return documented.visibility != .exported
      || !used.isDisjoint(with: documented.callable?.parameters ?? [])
  }

  /// The modules that the program imports.
  private func imports(of draft: Draft) -> Set<String> {
    let snippets = [draft.subject] + draft.context.map(\.snippet)
    return Set(snippets.flatMap { linker.items.snippets[$0].imports } + draft.unwrittenImports)
  }

  /// The items whose names matter: not the article's type around the snippet, which replaces some of
  /// its members.
  private func readItems(of draft: Draft) -> [Item] {
    linker.items.linkedItems(of: draft).filter { $0.reference != draft.wrapping.home }
      .map(\.item)
  }

  /// The names that items use and nothing declares; nothing where one of them may be declared after
  /// all.
  private func missingNames(in items: [Item], of draft: Draft) -> Set<String>? {
    // What a property's wrapper stores bears the property's name.
    let stored = items.flatMap { $0.bound.union($0.declares) }.map { "_" + $0 }
    // A guard declares names for what follows it.
    let statements = items.filter { $0.kind == .statement }.flatMap(\.bound)
    let declared = Set(items.flatMap(\.declares) + stored + statements).union(imports(of: draft))
    let around = inheritedMembers(of: Set(draft.wrapping.text.before.flatMap(\.identifiers)))
    var missing: Set<String> = []
    for item in items {
      let own = Set(item.uses.map(\.name)).filter {
        !declared.contains($0) && !known.declares($0)
      }
      guard !own.isEmpty else { continue }
      let types = item.inherited.union([item.extendedType].compactMap(\.self))
      guard own.isDisjoint(with: item.bound), types.allSatisfy(isReadable) else { return nil }
      let inherited = inheritedMembers(of: types)
      for name in own where !inherited.contains(name) && !around.contains(name) {
        guard isDeclaredNowhere(name), !mayBeMember(name, of: item) else { return nil }
        missing.insert(name)
      }
    }
    return missing
  }

  /// Whether neither the article nor a module that a snippet may import has a name.
  private func isDeclaredNowhere(_ name: String) -> Bool {
    !linker.items.declaredNames.contains(name) && !Self.languageNames.contains(name)
      && !known.mayDeclare(name) && !APINames.known.value.declares(name)
  }

  /// The names that the language itself, or a hole, declares in some places.
  private static let languageNames: Set<String> = [
    "Self", "allCases", "didSet", "error", "globalActor", "hashValue", "newValue", "oldValue",
    "rawValue", "self", "super", "willSet", Hole.functionName,
  ]

  /// Whether the members of a type are known, should it be one inside of another or a library's class.
  private func isReadable(_ type: String) -> Bool {
    !type.contains(".") && (!known.isClass(type) || !known.declarations.members(of: type).isEmpty)
  }

  /// Whether a name may be that of a member, which the type around an item has.
  private func mayBeMember(_ name: String, of item: Item) -> Bool {
    guard known.members.contains(name) || known.standard.hasMember(name) else { return false }
    let isCalled = item.uses.contains { $0.name == name && $0.isCall }
    return name.first?.isUppercase == true || isCalled && item.kind != .type
  }

  /// The members that code inside of types which inherit from some names uses without a dot.
  private func inheritedMembers(of names: Set<String>) -> Set<String> {
    names.reduce(into: []) { $0.formUnion(known.declarations.allMembers(of: $1)) }
  }
}
