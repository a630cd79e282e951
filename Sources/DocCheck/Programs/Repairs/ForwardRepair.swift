/// Takes along the extensions that only later snippets show, where the compiler misses one of their
/// members or conformances, or a member that a protocol requires: articles use what they are going to
/// explain.
struct ForwardRepair: Repair {
  let limit = 4

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var missing = missingNames(attempt)
    if attempt.compilation.errors.contains(where: \.isUnexplained) {
      for item in linker.items.items[attempt.draft.subject].map(\.item) {
        missing.formUnion(item.usedMembers)
      }
    }
    let unmet = attempt.compilation.errors.filter { !$0.requiredMembers.isEmpty }
    let later = linker.items.extensions(after: attempt.draft.subject).filter { linked in
      !linked.item.members.isDisjoint(with: missing)
        || unmet.contains { $0.isMet(by: linked.item) }
        || attempt.compilation.errors.contains { Self.misses($0, conformanceIn: linked.item) }
        || linked.item.members.contains("init")
          && linked.item.extendedType.map(missing.contains) ?? false
    }
    guard !later.isEmpty else { return [] }
    // One of several may itself be what does not compile.
    let choices = [later] + (later.count > 1 ? later.map { [$0] } : [])
    let whole = choices.map { draft(after: attempt, with: $0, linker) }
    // What their functions do may need what the article has not shown so far.
    var heads = whole[0]
    for linked in later { heads.leaveBodies(of: linked.reference, linker.items) }
    return whole + [heads]
  }

  private func draft(after attempt: Attempt, with later: [LinkedItem], _ linker: Linker) -> Draft {
    var draft = attempt.draft
    draft.later.formUnion(later.map(\.reference))
    draft.context = linker.context(for: draft)
    // What the snippet does not need its extension may.
    let subject = linker.items.snippets[draft.subject]
    if subject.imports.isEmpty, draft.implicitImports.isEmpty {
      draft.implicitImports = ["Foundation"]
    }
    return draft
  }

  /// What comes along must not make the compiler complain of something else.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    let old = Set(base.compilation.errors.map(\.text))
    return attempt.isClean
      || attempt.isBetter(than: base)
        && attempt.compilation.errors.allSatisfy { old.contains($0.text) }
  }

  /// Whether an error is that a type does not conform to a protocol which an extension has it conform to.
  private static func misses(_ error: CompilerMessage, conformanceIn item: Item) -> Bool {
    guard let type = item.extendedType, misfits.contains(where: error.text.contains) else {
      return false
    }
    let names = Set(([error] + error.notes).flatMap(\.text.quotedParts).flatMap(\.identifiers))
    let isCodable = item.inherited.contains("Codable")
    return names.contains(type)
      && (!item.inherited.isDisjoint(with: names)
        || isCodable && !names.isDisjoint(with: ["Decodable", "Encodable"]))
  }

  /// Parts of the errors about a value that does not conform to the protocol which its place asks for.
  private static let misfits = [
    "onform to", "expected contextual result type", "cannot assign value of type",
  ]

  /// The names that the compiler misses, and those of the calls that it does not understand.
  private func missingNames(_ attempt: Attempt) -> Set<String> {
    let errors = attempt.compilation.errors
    return zip(errors, attempt.sites(of: errors)).reduce(into: []) { names, pair in
      let (error, site) = pair
      if let name = error.missingMember?.name ?? error.missingName { names.insert(name) }
      if error.isAboutMemberType || error.lacksBase, let name = error.text.firstQuoted {
        names.insert(name)
      }
      if let key = site.wrapper?.member { names.insert(key) }
      let isAboutCall =
        error.id?.contains("arg") ?? false || error.text.hasPrefix("no exact matches")
      if isAboutCall, let call = site.calls.first { names.insert(call.name) }
    }
  }
}
