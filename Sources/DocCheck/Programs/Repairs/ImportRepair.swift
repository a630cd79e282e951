/// Imports what a snippet may mean without saying so.
///
/// Where it has no import lines these are the modules of the toolchain that have its names, then the
/// whole package that the articles are about, with Foundation first, or its part without the names of C
/// where these stand in the way, then all of SwiftUI; each only where an error is about something that
/// it may have. Beside import lines it is Foundation alone, which many of Apple's modules bring along, or
/// SwiftUI.
struct ImportRepair: Repair {
  let limit = 4
  let known: KnownNames

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let imported = attempt.draft.implicitImports
    guard !imported.contains(ManifestOptions.module) else { return [] }
    let written = linker.items.snippets[attempt.draft.subject].imports
    guard written.isEmpty else {
      guard imported.isEmpty, let module = module(lackedBy: attempt, besides: written) else {
        return []
      }
      var draft = attempt.draft
      draft.implicitImports = [module]
      return [draft]
    }
    let items = linker.items.items[attempt.draft.subject].map(\.item)
    let uses = items.flatMap(\.uses)
    // The compiler does not know a macro, either, that refers to itself in a circle.
    let optional = known.optional.modules(
      lackedBy: attempt.compilation.errors,
      attributes: Set(uses.filter { $0.role == .attribute || $0.role.isWrapper }.map(\.name)),
      keys: UnknownKey.list(in: attempt, linker.items, known),
      declared: linker.items.declaredNames
    ).filter { !imported.contains($0) }
    if !optional.isEmpty {
      var draft = attempt.draft
      draft.implicitImports = (imported.isEmpty ? ["Foundation"] : imported) + optional
      return [draft]
    }
    return candidates(for: attempt, items, linker).filter { imported != $0 }.map { modules in
      var draft = attempt.draft
      draft.implicitImports = modules
      return draft
    }
  }

  /// The lists of modules that a snippet without import lines may mean, the likeliest first.
  private func candidates(for attempt: Attempt, _ items: [Item], _ linker: Linker) -> [[String]] {
    let imported = attempt.draft.implicitImports
    let package = known.package.map(\.module)
    let signs = ImportSigns(attempt: attempt, items: linker.items, known: known)
    var modules: [[String]] = []
    if !package.isEmpty || imported.isEmpty && signs.pointToFoundation {
      modules.append(package + ["Foundation"])
    }
    if imported.isEmpty, attempt.missingNames.contains(where: isOfFoundation) {
      modules.append(["FoundationEssentials"])
    }
    if signs.pointToApple,
      !attempt.compilation.errors.allSatisfy({ isUnknownName($0, in: items) })
    {
      let kept = imported.filter {
        OptionalModules.names.contains($0) || APIFacts.declaredOnly.value.contains($0)
      }
      modules.append(package + ["SwiftUI"] + kept)
    }
    return modules
  }

  /// What a snippet with import lines lacks: SwiftUI beside frameworks alone, which are then the imports that
  /// a view needs besides; else Foundation, but for who imports single names of it and means no others.
  private func module(lackedBy attempt: Attempt, besides written: [String]) -> String? {
    let own = attempt.compilation.errors.filter { !attempt.isForeign($0) }
    let missing = own.compactMap(\.missingName)
    let frameworks = Set(written).subtracting(["Foundation"])
    if !frameworks.isEmpty, frameworks.isSubset(of: APIFacts.declaredOnly.value),
      missing.contains(where: { known.module(declaring: $0) == "SwiftUI" })
    {
      return "SwiftUI"
    }
    guard !written.contains("Foundation"),
      missing.contains(where: isOfFoundation) || own.contains(where: lacksMember)
    else { return nil }
    return "Foundation"
  }

  /// Foundation passes on the names of C: one that is found only to be misused is another thing.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    let missing = Set(attempt.compilation.errors.compactMap(\.missingName))
    let found = base.compilation.errors.filter { error in
      error.missingName.map { !missing.contains($0) } ?? false
    }
    let old = Set(base.compilation.errors.map(\.text))
    let names = Set(found.compactMap(\.missingName))
    let new = attempt.compilation.errors.filter { error in
      !old.contains(error.text) && !isOfOtherMember(error, than: names)
    }
    let lines = Set(new.map(attempt.origin))
    let isMisused = found.contains { error in
      lines.contains(base.origin(of: error)) && error.missingName?.first?.isUppercase == false
    }
    // What an unknown macro holds is only read, and its names missed, once its module is imported; and
    // what follows from a class of Foundation's, only once the class is there.
    let finds =
      attempt.unknownMacros.isStrictSubset(of: base.unknownMacros)
      || attempt.missingNames.isStrictSubset(of: base.missingNames)
        && base.missingNames.subtracting(attempt.missingNames).contains { $0.hasPrefix("NS") }
    if attempt.missingNames.isSubset(of: base.missingNames), findsMember(attempt, base) {
      return true
    }
    return (attempt.isBetter(than: base) || finds || needsModule(base) && !needsModule(attempt))
      && !isMisused
  }

  /// Whether an error is about a member that something else than some names lacks, which may be misspelt.
  private func isOfOtherMember(_ error: CompilerMessage, than names: Set<String>) -> Bool {
    error.missingMember.map { missing in
      !missing.type.contains("->") && names.isDisjoint(with: missing.type.identifiers)
    } ?? false
  }

  /// Whether a list or a value of the standard library has got a member that it lacked before and that
  /// takes what it is given, so that the compiler reads on.
  private func findsMember(_ attempt: Attempt, _ base: Attempt) -> Bool {
    let (old, new) = (base.compilation.errors, attempt.compilation.errors)
    let missing = Set(new.compactMap(\.missingMember?.name))
    let found = old.filter { error in
      error.missingMember.map { !missing.contains($0.name) && known.members.contains($0.name) }
        ?? false
    }
    let names = Set(found.compactMap(\.missingMember?.name))
    // What lacks a member now is a former one, or what comes of what was found.
    let isFurther = new.filter { $0.missingMember != nil }.allSatisfy { error in
      old.contains { $0.missingMember?.name == error.missingMember?.name }
        || found.contains {
          base.origin(of: $0) == attempt.origin(of: error) && $0.column < error.column
        }
    }
    return isFurther && !found.isEmpty
      && attempt.errors(new.filter(\.isAboutArguments), inCallsOf: names).isEmpty
  }

  /// Whether a missing type is one that Foundation has; those of Dispatch come with other modules, too.
  func isOfFoundation(_ name: String) -> Bool {
    name.first?.isUppercase == true && !name.hasPrefix("Dispatch") && known.standard.declares(name)
  }

  /// Whether a type of the standard library lacks a member that Foundation gives it.
  func lacksMember(_ attempt: Attempt) -> Bool {
    attempt.compilation.errors.contains(where: lacksMember)
  }

  /// Whether an error is about such a member.
  func lacksMember(_ error: CompilerMessage) -> Bool {
    guard let missing = error.missingMember else { return false }
    return known.standard.members(ofTypes: missing.type.identifiers)?.contains(missing.name)
      ?? false
  }

  /// Whether a part of the language is used without the module that it needs.
  private func needsModule(_ attempt: Attempt) -> Bool {
    attempt.compilation.errors.contains { $0.text.contains(OptionalModules.absence) }
  }

  /// Whether nothing but a name of no module is missing, or of an app's own model, or what a class of that
  /// name would have.
  private func isUnknownName(_ error: CompilerMessage, in items: [Item]) -> Bool {
    if error.text.contains("does not override any") {
      return items.contains { $0.inherited.contains { known.isModel($0, in: items) } }
    }
    return error.missingName.map { !known.names.contains($0) || known.isModel($0, in: items) }
      ?? false
  }
}
