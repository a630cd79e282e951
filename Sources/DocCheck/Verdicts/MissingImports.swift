/// Finds what a snippet that has import lines uses of modules which these do not bring.
struct MissingImports {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames
  let source: SourceText

  /// The first name of a module that is not imported.
  func finding(in attempt: Attempt) -> Finding? {
    guard !snippet.imports.isEmpty,
      let missing = names(in: attempt).first(where: { !snippet.imports.contains($0.module) })
    else { return nil }
    return finding(
      "missing 'import \(missing.module)' for '\(missing.name)'",
      at: places.span(of: missing.error, in: attempt),
      module: missing.module
    )
  }

  /// The first name that a snippet with import lines takes from a module which only other snippets of the article
  /// import: each shows a file of its own.
  func foreignImport(in attempt: Attempt) -> Finding? {
    let own = Set(snippet.imports)
    let others = Set(attempt.draft.context.flatMap { items.snippets[$0.snippet].imports })
      .union(attempt.draft.neighbourImports).subtracting(APIFacts.allPassedOn(by: own))
    guard !own.isEmpty, !others.isEmpty else { return nil }
    let names = Set(items.items[attempt.draft.subject].flatMap(\.item.uses).map(\.name))
      .subtracting(items.declaredNames).subtracting(Self.ofFoundation)
    for name in names.sorted() where name.first?.isUppercase == true {
      guard !known.standard.declares(name), let place = places.span(ofName: name),
        let module = known.optional.moduleOfSigns(declaring: name)
          ?? APIFacts.module(declaring: name), others.contains(module)
      else { continue }
      return finding("missing 'import \(module)' for '\(name)'", at: place, module: module)
    }
    return nil
  }

  /// The names of Combine that Foundation passes on.
  private static let ofFoundation: Set<String> = ["ObservableObject", "Published"]

  /// What is wrong where a snippet uses Foundation and imports other modules only: an error if none of
  /// these brings it along on Apple's systems, else a note.
  func foundation(in attempt: Attempt) -> Finding? {
    let module = "Foundation"
    guard !snippet.imports.isEmpty, attempt.draft.implicitImports.contains(module) else {
      return nil
    }
    var finding = finding(
      "missing 'import \(module)'",
      at: snippet.block.openingSpan,
      module: module
    )
    if !Self.withoutFoundation.isSuperset(of: snippet.imports) { finding.severity = .note }
    return finding
  }

  /// The modules that do not pass Foundation on.
  private static let withoutFoundation: Set<String> = [
    "Combine", "Distributed", "Observation", "RegexBuilder", "Swift", "Synchronization", "Testing",
  ]

  private func finding(_ message: String, at span: Span, module: String) -> Finding {
    Finding(
      .missingImport,
      at: span,
      message,
      snippet: snippet.id,
      fix: ImportEdit(snippet: snippet, source: source).fix(importing: module)
    )
  }

  /// A name that an error says is unknown, with the module that has it.
  private typealias Missing = (error: CompilerMessage, name: String, module: String)

  /// The names of modules that errors of an attempt say are unknown.
  private func names(in attempt: Attempt) -> [Missing] {
    // What comes along with the snippet has a file of its own.
    let own = attempt.compilation.errors.filter { !attempt.isForeign($0) }
    let names: [Missing] = own.compactMap { error in
      name(in: error).map { (error, $0.name, $0.module) }
    }
    let keys: [Missing] = UnknownKey.errors(in: attempt, items, known)
      .filter { !attempt.isForeign($0.error) }.compactMap { error, key in
        known.optional.module(ofKey: key).map { (error, key.name, $0) }
      }
    return names + keys
  }

  /// The name that an error says is unknown, with the module that has it.
  private func name(in error: CompilerMessage) -> (name: String, module: String)? {
    let declared = items.declaredNames
    if let sign = known.optional.sign(in: error, declared: declared) {
      // A type of the article's own may have such a member in a part that is not shown.
      let owner = error.missingMember?.type.identifiers ?? []
      return declared.isDisjoint(with: owner) ? sign : nil
    }
    guard let name = error.missingName ?? error.unknownMacro,
      !CompilerMessage.everydayNames.contains(name),
      let module = known.module(declaring: name)
        ?? error.unknownMacro.flatMap(known.optional.module(ofMacro:)),
      !declared.contains(name) || error.unknownMacro == nil
    else { return nil }
    return (name, module)
  }
}
