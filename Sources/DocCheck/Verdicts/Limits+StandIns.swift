extension Limits {
  /// Why a type that lacks a conformance says nothing: it conforms to a protocol that is not shown, which may
  /// bring it, or one of its members is of such a type.
  func unknownProtocol(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.id == "type_does_not_conform" else { return nil }
    let unknown = Set(attempt.draft.standIns.filter { $0.kind == .protocolType }.map(\.name))
    let heirs = items.items(of: attempt.draft).filter { $0.kind == .type }
    let inherited = heirs.reduce(into: Set<String>()) { $0.formUnion($1.inherited) }
    return unknown.intersection(inherited).min().map { "not declared in this article: '\($0)'" }
  }

  /// Why a missing member says nothing: the article has its type conform to something that nobody shows.
  func unshownParent(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard let type = error.missingMember?.type, items.topLevelNames.contains(type) else {
      return nil
    }
    let parents = items.items.joined().filter {
      $0.item.declares.contains(type) || $0.item.extendedType == type
    }.flatMap(\.item.inherited)
    return parents.first { !known.mayDeclare($0) && !items.declaredNames.contains($0) }.map {
      "not declared in this article: '\($0)'"
    }
  }

  /// Why a missing coding key says nothing: the article shows the `CodingKeys` outside of their type, so that the
  /// compiler made other keys for it.
  func unshownKeys(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    let keys = "CodingKeys"
    guard let type = error.missingMember?.type, type.hasSuffix(".\(keys)"),
      items.topLevelNames.contains(keys),
      !items.items(of: attempt.draft).contains(where: {
        !$0.members.isDisjoint(with: [keys])
          && $0.declares.contains(where: type.identifiers.contains)
      })
    else { return nil }
    return "the article shows '\(keys)' apart from '\(type.dropLast(keys.count + 1))'"
  }

  /// Why what is not available says nothing: the choice depends on a type that is not shown.
  func unknownChoice(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.text.contains(")' is unavailable"),
      !SettledStatements(of: attempt, items, known).contain(error)
    else { return nil }
    let unknown = attempt.missingNames.union(attempt.draft.standIns.map(\.name))
    let used = items.items[attempt.draft.subject].flatMap { $0.item.uses.map(\.name) }
    return unknown.intersection(used).min().map { "not declared in this article: '\($0)'" }
  }

  /// Why a property that a method changes says nothing: its wrapper, which is not shown, may store the value
  /// outside of the structure.
  func unknownWrapper(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard error.isOfImmutableSelf else { return nil }
    let unknown = Set(attempt.draft.standIns.filter { $0.kind == .wrapper }.map(\.name))
      .union(attempt.compilation.errors.compactMap(\.unknownAttribute))
    let used = items.items(of: attempt.draft).flatMap(\.uses).filter { $0.role == .attribute }
    return used.map(\.name).first(where: unknown.contains).map {
      "not declared in this article: '@\($0)'"
    }
  }

  /// Why an error about a type that the compiler cannot name says nothing.
  func unresolvedType(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    error.text.contains(" type '_'") ? "the types around this code are not shown" : nil
  }
}
