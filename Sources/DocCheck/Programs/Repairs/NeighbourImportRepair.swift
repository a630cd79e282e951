/// Imports, for a snippet with import lines of its own, what other files of its project do: code that
/// other snippets show may need more modules than the snippet does, and Swift finds the members of a
/// module in all files of a project once one of them imports it.
struct NeighbourImportRepair: Repair {
  let limit = 2
  let known: KnownNames

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let written = linker.items.snippets[attempt.draft.subject].imports
    let errors = attempt.compilation.errors
    let own = errors.filter { !attempt.isForeign($0) }
    // What the snippet itself names it has to import.
    guard !written.isEmpty, !own.contains(where: isOfModule) else { return [] }
    let frameworks = linker.items.namedModules.filter(APIFacts.declaredOnly.value.contains)
    let lacking = modules(lackedBy: errors.filter(attempt.isForeign), among: frameworks)
    let shared = leaked(to: own, attempt, linker)
    let imported = Set(written + attempt.draft.implicitImports + attempt.draft.neighbourImports)
    return [lacking, shared].map { $0.subtracting(imported) }.filter { !$0.isEmpty }.map {
      var draft = attempt.draft
      draft.neighbourImports = (draft.neighbourImports + $0).sorted()
      return draft
    }
  }

  /// Whether an error is about a module's own name, or one that a module declares.
  private func isOfModule(_ error: CompilerMessage) -> Bool {
    guard let name = error.missingName ?? error.unknownMacro else { return false }
    return known.declares(name) || known.optional.module(ofMacro: name) != nil
      || Shim.moduleNames.contains(name)
  }

  /// The modules that have what errors say is unknown.
  ///
  /// - Parameter frameworks: those that the article imports and of which there are only declarations.
  private func modules(
    lackedBy errors: [CompilerMessage],
    among frameworks: [String]
  ) -> Set<String> {
    Set(
      errors.compactMap { error in
        guard let name = error.missingName ?? error.unknownAttribute else {
          return ImportRepair(known: known).lacksMember(error) ? "Foundation" : nil
        }
        return known.module(declaring: name)
          ?? (known.standard.declares(name) ? "Foundation" : nil)
          ?? FrameworkNames.known.value.frameworks(among: frameworks, declaring: [name]).first
      }
    )
  }

  /// The modules used elsewhere in the article that have members which the snippet's own errors miss.
  private func leaked(
    to errors: [CompilerMessage],
    _ attempt: Attempt,
    _ linker: Linker
  ) -> Set<String> {
    let members = Set(
      zip(errors, attempt.sites(of: errors)).compactMap { error, site -> String? in
        if let missing = error.missingMember { return missing.name }
        guard error.isAboutArguments, let call = site.calls.first, call.isMember else { return nil }
        return call.name
      }
    )
    let used = linker.items.items.joined().flatMap(\.item.uses).map(\.name)
    let modules = Set(linker.items.snippets.flatMap(\.imports) + used.compactMap(known.module))
    return Set(
      known.interfaces.filter {
        modules.contains($0.module) && !members.isDisjoint(with: $0.members)
      }.map(\.module)
    )
  }
}
