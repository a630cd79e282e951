/// Declares the names that the article declares nowhere, from the ways in which it uses them, and
/// gives them the types that the compiler then asks for; members of other snippets' types and
/// initialisers that the article leaves out are names like any other.
///
/// A name within one edit of a known one is not assumed: it is misspelt.
struct StandInRepair: Repair {
  let limit = 8
  let buildsOnLatest = true
  let known: KnownNames

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    guard declareMissing(in: &draft, attempt, linker) else { return [] }
    addUnshown(to: &draft, attempt, linker)
    UnshownConformances(attempt: attempt, items: linker.items, known: known).add(to: &draft)
    addKeys(to: &draft, attempt, linker)
    addOperators(to: &draft, attempt)
    UnknownMemberTypes(attempt: attempt, items: linker.items, known: known).add(to: &draft)
    if MainActorRepair.isMeant(attempt, linker) { draft.isOnMainActor = true }
    StandInRefinement(attempt: attempt, items: linker.items, known: known).refine(&draft)
    // Generic parameters are known where they stand only.
    let parameters = linker.items.items(of: draft).reduce(into: Set<String>()) {
      $0.formUnion($1.constraints.keys)
    }
    draft.memberTypes.removeAll { !parameters.isDisjoint(with: $0.identifiers) }
    return [draft]
  }

  /// Adds a stand-in for each missing name; false where one is misspelt or cannot be declared.
  private func declareMissing(
    in draft: inout Draft,
    _ attempt: Attempt,
    _ linker: Linker
  ) -> Bool {
    let uses = linker.items.items(of: draft).flatMap(\.uses)
    let misses = NearMiss(items: linker.items, draft: draft, known: known)
    if movesElements(attempt, linker) { draft.importViews() }
    importViews(ifBoundIn: &draft, linker)
    importSigned(in: &draft, attempt, linker)
    let errors = attempt.compilation.errors
    guard errors.allSatisfy({ misses.correction(for: $0) == nil }) else { return false }
    declareMembers(attempt.missingMembers.sorted(), in: &draft, uses, linker.items)
    for name in attempt.missingNames where name.hasPrefix("$") {
      // What gives a binding has the value, too.
      draft.standIns.removeAll { $0.name == name.withoutProjection && $0.kind == .member }
    }
    let groups = Set(errors.compactMap(\.unknownPrecedenceGroup))
    for name in groups.sorted() where !draft.standIns.contains(where: { $0.name == name }) {
      draft.standIns.append(StandIn(precedenceGroup: name))
    }
    let attributes = attributes(in: errors, uses)
    // What stands in for a wrapper brings along what belongs to the properties with it.
    let wrapped = attributes.isEmpty ? [] : linker.items.items(of: draft).flatMap(\.bound)
    let given = Set(wrapped.flatMap { ["$" + $0, "_" + $0] })
    let missing =
      attempt.missingNames.subtracting(given).map(\.withoutProjection) + attributes
      + models(in: errors, uses)
    let isImported = draft.implicitImports != attempt.draft.implicitImports
    let open = missing.filter { !isImported || !ImportRepair(known: known).isOfFoundation($0) }
    return declare(open.sorted(), in: &draft, linker)
  }

  /// Adds a stand-in for each of some members of the type around the snippet.
  private func declareMembers(
    _ names: [String],
    in draft: inout Draft,
    _ uses: [Use],
    _ items: ArticleItems
  ) {
    for name in names where draft.wrapping.holdsMembers {
      if name.hasPrefix("$") {
        let hasImports = !items.snippets[draft.subject].imports.isEmpty
        if !hasImports, !draft.seesViews(items) { draft.importViews() }
        draft.standIns.removeAll { $0.name == name.withoutProjection }
        draft.standIns.append(StandIn(projectionOf: name.withoutProjection))
        continue
      }
      // What `self` has is the same without it.
      let index = draft.standIns.firstIndex { $0.name == name }
      if let index, draft.standIns[index].kind == .value { draft.standIns.remove(at: index) }
      if draft.standIns.allSatisfy({ $0.name != name }) {
        draft.standIns.append(StandIn(member: name, uses: uses))
      }
    }
  }

  /// Adds a stand-in for each of some names; false where one cannot be declared.
  func declare(_ names: [String], in draft: inout Draft, _ linker: Linker) -> Bool {
    let items = linker.items.items(of: draft)
    let uses = items.flatMap(\.uses)
    let seesViews = draft.seesViews(linker.items)
    let viewMembers = seesViews ? known.viewMembers : []
    for name in names where !draft.standIns.contains(where: { $0.name == name }) {
      guard var standIn = StandIn(name: name, uses: uses, viewMembers: viewMembers),
        !isMisused(standIn, viewMembers)
      else { return false }
      // Nothing else tells that what `modifier(_:)` gets is one.
      if seesViews, standIn.kind == .type, isModifier(name, in: linker.items.linkedItems(of: draft))
      {
        standIn.conformances = ["ViewModifier"]
      }
      giveShownType(to: &standIn, in: &draft, linker)
      draft.standIns.append(standIn)
      if draft.wrapping == .none, belongs(standIn, toTypeAround: linker.items.items[draft.subject])
      {
        draft.wrapping = .type("struct \(Wrapping.typeName)")
      }
    }
    return true
  }

  /// Gives a value the type that the article shows for a property of its name.
  private func giveShownType(to standIn: inout StandIn, in draft: inout Draft, _ linker: Linker) {
    guard !draft.ignoresProperties, [.value, .projection].contains(standIn.kind),
      !standIn.isTyped,
      let shown = ShownProperties(items: linker.items, known: known)
        .type(of: standIn.name, seenBy: draft.subject),
      let imports = linker.imports(naming: shown.type.identifiers, in: draft)
    else { return }
    draft.implicitImports += imports
    standIn.result = shown.type
    standIn.isShown = true
    draft.given.formUnion(shown.parts)
    draft.context = linker.context(for: draft)
  }

  private func isModifier(_ name: String, in items: [LinkedItem]) -> Bool {
    items.contains { $0.text.contains(".modifier(\(name)(") }
  }

  /// Whether a stand-in, or a property that it wraps, works inside of types alone, and some declarations
  /// can stand there.
  private func belongs(_ standIn: StandIn, toTypeAround items: [LinkedItem]) -> Bool {
    if standIn.isLocal { return items.allSatisfy(\.item.canBeMember) }
    return standIn.kind == .wrapper && items.allSatisfy(TypeParts.isDeclaration)
      && items.contains { linked in
        linked.item.kind == .variable
          && linked.item.uses.contains { $0.name == standIn.name && $0.role.isWrapper }
      }
  }

  /// Whether one of the modifiers of what may be a view is nearly one that all views have: what stands
  /// in for it would have it.
  private func isMisused(_ standIn: StandIn, _ viewMembers: Set<String>) -> Bool {
    (standIn.kind == .type || standIn.conformances.contains("View"))
      && standIn.modifiers.subtracting(viewMembers).contains {
        $0.count > 4 && EditDistance.nearest(to: $0, in: viewMembers) != nil
      }
  }

  /// Imports the modules that members of what is declared nowhere tell, where no import is written.
  private func importSigned(in draft: inout Draft, _ attempt: Attempt, _ linker: Linker) {
    guard linker.items.snippets[draft.subject].imports.isEmpty else { return }
    let declared = linker.items.declaredNames
    let signs = attempt.compilation.errors.compactMap {
      known.optional.sign(in: $0, declared: declared)
    }
    for sign in signs where !draft.unwrittenImports.contains(sign.module) {
      draft.implicitImports.append(sign.module)
    }
    let imports = ImportRepair(known: known)
    // What an extension of something unknown holds is read only once that stands in for it.
    let isLate =
      !draft.standIns.isEmpty && attempt.missingNames.contains(where: imports.isOfFoundation)
    if draft.implicitImports.isEmpty, isLate || imports.lacksMember(attempt) {
      draft.implicitImports.append("Foundation")
    }
  }

  /// The unknown attributes that wrap properties, build results or isolate to an actor.
  private func attributes(in errors: [CompilerMessage], _ uses: [Use]) -> [String] {
    errors.compactMap(\.unknownAttribute).filter { name in
      !APINames.known.value.declares(name) && known.optional.module(ofMacro: name) == nil
        && uses.contains {
          $0.name == name && ($0.role.tellsAttribute || StandIn.namesActor(name))
        }
    }
  }

  /// Generic types of libraries that the code uses without arguments: `[Result]` is a list of an app's own
  /// models, and `Section` tells those of a list apart.
  private func models(in errors: [CompilerMessage], _ uses: [Use]) -> [String] {
    let ids: Set<String?> = ["generic_type_requires_arguments", "unbound_generic_parameter"]
    let open = Set(errors.filter { ids.contains($0.id) }.map(\.text.firstQuoted))
    return Self.genericModels.filter { name, parameters in
      let counts = uses.compactMap { use -> Int? in
        if case .type(let arguments) = use.role, use.name == name { arguments } else { nil }
      }
      let isOfLibrary = uses.contains {
        $0.name == name && ($0.isCall || $0.role.isWrapper || $0.role == .attribute)
      }
      return !open.isDisjoint(with: parameters) && !counts.isEmpty && !isOfLibrary
        && counts.allSatisfy { $0 == 0 }
    }.map(\.name)
  }

  /// The generic types whose names models of apps have, too, each with what the compiler calls open where
  /// it has no arguments.
  private static let genericModels = [
    (name: "Result", parameters: ["Success", "Failure"]),
    (name: "Section", parameters: ["Parent", "Content", "Footer"]),
    (name: "Settings", parameters: ["Content"]),
    // What a reducer changes.
    (name: "State", parameters: ["State"]),
  ]

  /// Adds the members and the initialisers that the article does not show.
  private func addUnshown(to draft: inout Draft, _ attempt: Attempt, _ linker: Linker) {
    for error in attempt.compilation.errors {
      let unshown =
        UnshownMember(error, in: attempt, linker.items, known)
        ?? UnshownMember(bodyMissedBy: error, in: attempt, linker.items)
      if let member = unshown,
        !draft.standIns.contains(where: { $0.fullName == "\(member.type).\(member.name)" })
      {
        draft.standIns.append(StandIn(member))
      }
      if let missing = error.missingMember,
        let owner = openProtocol(missing.type, in: draft, linker)
      {
        let owner = StandIn.Owner(type: owner, isStatic: error.text.hasPrefix("type "))
        let member = StandIn(member: missing.name, of: owner)
        if !draft.standIns.contains(where: { $0.fullName == member.fullName }) {
          draft.standIns.append(member)
        }
      }
      if let missing = error.missingMemberType,
        let owner = openProtocol(missing.type, in: draft, linker),
        let index = draft.standIns.firstIndex(where: { $0.name == owner })
      {
        draft.standIns[index].nested.insert(missing.name)
      }
      if let name = classToComplete(error, attempt, linker) {
        draft.completedClasses.insert(name)
      }
    }
  }

  /// The snippet's class of whose initialisers an error misses one that is not shown.
  private func classToComplete(
    _ error: CompilerMessage,
    _ attempt: Attempt,
    _ linker: Linker
  ) -> String? {
    guard case .subject(let line) = attempt.origin(of: error) else { return nil }
    if error.isOfRequiredInitializer {
      return linker.items.elidedType(around: line, of: attempt.draft.subject)
    }
    return error.classWithoutInitializer.flatMap { name in
      attempt.makes(name)
        || linker.items.showsUninitialized(class: name, in: attempt.draft.subject) ? nil : name
    }
  }

  /// The stand-in for a protocol of which a type, `some Shape`, `any Shape` or a generic parameter, is
  /// one.
  private func openProtocol(_ type: String, in draft: Draft, _ linker: Linker) -> String? {
    let words = type.split(separator: " ")
    guard words.count <= 2, let last = words.last.map(String.init) else { return nil }
    let constraints = linker.items.items(of: draft).lazy.compactMap { $0.constraints[last] }
    return ([last] + constraints).first { name in
      draft.standIns.contains { $0.name == name && $0.kind == .protocolType }
    }
  }

  /// Adds the keys of the environment that an app declares.
  private func addKeys(to draft: inout Draft, _ attempt: Attempt, _ linker: Linker) {
    for key in UnknownKey.list(in: attempt, linker.items, known) where key.correction == nil {
      let standIn = StandIn(key)
      if !draft.standIns.contains(where: { $0.fullName == standIn.fullName }) {
        draft.standIns.append(standIn)
      }
    }
  }

  /// Adds the operators that the article implements and does not declare.
  private func addOperators(to draft: inout Draft, _ attempt: Attempt) {
    for error in attempt.compilation.errors {
      let line = attempt.program.line(error.line) ?? ""
      if let symbol = StandIn(operatorMissedBy: error, on: line),
        !draft.standIns.contains(where: { $0.name == symbol.name && $0.kind == symbol.kind })
      {
        draft.standIns.append(symbol)
      }
    }
  }
}

extension String {
  /// The name that `$name` is the projection of.
  var withoutProjection: String { hasPrefix("$") ? String(dropFirst()) : self }
}
