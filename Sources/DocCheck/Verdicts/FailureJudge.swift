/// Says whether errors are the author's, or what keeps them from saying anything.
struct FailureJudge: Sendable {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames
  /// Whether the article is about changes of the language itself.
  private let isProposal: Bool
  /// The modules that the article is about and that are not here.
  private let libraries: LinkedLibraries
  private let api: APIGap

  init(
    snippet: Snippet,
    places: SnippetPlaces,
    items: ArticleItems,
    known: KnownNames,
    isProposal: Bool,
    libraries: LinkedLibraries
  ) {
    self.snippet = snippet
    self.places = places
    self.items = items
    self.known = known
    (self.isProposal, self.libraries) = (isProposal, libraries)
    api = APIGap(known: known, items: items, isFormer: snippet.isFormer)
  }

  /// The verdict on a snippet that does not compile, with its findings.
  ///
  /// - Parameters:
  ///   - attempt: the program that the snippet's own words ask for.
  ///   - assuming: the program with names that are declared nowhere.
  func verdict(on attempt: Attempt, assuming: Attempt) -> (Verdict, [Finding]) {
    let readings = readings(of: attempt)
    if let reason = obstacle(attempt, assuming) {
      let isHeldUp = attempt.compilation.errors.contains(where: attempt.isForeign)
      return ownMistakes(in: attempt, assuming)
        ?? (isHeldUp && change(in: attempt) == nil
          ? misspellings(in: readings, attempt) ?? mistakesApart(in: readings, attempt) : nil)
        ?? (.undecided(reason: reason), [])
    }
    if let reason = FragmentLimit.reason(
      for: attempt.compilation.errors,
      attempt.draft.wrapping,
      snippet
    ) {
      let failure = change(in: attempt) == nil ? certainMistakes(in: assuming) : nil
      return failure ?? misspellings(in: readings, attempt) ?? (.undecided(reason: reason), [])
    }
    if attempt.draft.separatesVariants, let first = readings.own.first {
      let reason = "contains alternative versions of the same code: \(first.error.text.forAuthors)"
      return certainMistakes(in: assuming) ?? (.undecided(reason: reason), [])
    }
    return unsaid(readings, attempt) ?? changed(readings, attempt)
      ?? incomplete(readings, attempt, assuming) ?? refused(readings, attempt)
  }

  /// The verdict on a snippet none of whose errors says anything about the code; nothing where one does.
  private func unsaid(_ readings: ErrorReadings, _ attempt: Attempt) -> (Verdict, [Finding])? {
    if readings.own.isEmpty, let first = readings.all.first { return limited(first, attempt) }
    guard readings.own.allSatisfy(\.error.isEcho) else { return nil }
    if let source = readings.all.first(where: { $0.reason != nil }) {
      return limited(source, attempt)
    }
    return attempt.draft.standIns.isEmpty
      ? nil
      : readings.own.first.map {
        (
          .undecided(
            reason:
              "uses a name the article does not declare in a way doccheck cannot infer: \($0.error.text)"
          ), []
        )
      }
  }

  /// The verdict on a snippet that another version of Swift, or of what the article shows, may take;
  /// nothing where none does.
  private func changed(_ readings: ErrorReadings, _ attempt: Attempt) -> (Verdict, [Finding])? {
    let errors = readings.own.map(\.error)
    if !readings.isMisspelt, let change = change(in: attempt),
      let rule = LanguageLimit.rule(errors, ownCalls: api.ownCalls(in: attempt))
    {
      return (.undecided(reason: "\(change); this compiler says: \(rule)"), [])
    }
    return isProposal
      ? formerly(errors, attempt).map { (.undecided(reason: $0), []) } : nil
  }

  /// The verdict on a snippet that uses names which are declared nowhere; nothing where these are not
  /// what keeps it from compiling.
  private func incomplete(
    _ readings: ErrorReadings,
    _ attempt: Attempt,
    _ assuming: Attempt
  ) -> (Verdict, [Finding])? {
    let missing = attempt.missingNames.sorted()
    let operators = Set(attempt.compilation.errors.compactMap(\.missingOperator))
    let framework = AppleFramework.reason(forMissing: attempt.missingNames)
    let isKnown = operators.isSuperset(of: missing) && !items.declaresOperators
    guard !isKnown, !missing.isEmpty, !snippet.isWhole || framework != nil,
      !readings.all.contains(where: {
        $0.correction != nil && isAboutShown($0.error)
      })
    else { return nil }
    if let framework { return (.undecided(reason: framework), []) }
    let projections = readings.own.map(\.error).filter {
      MissingProjection.isCertain($0, attempt, items)
    }
    if !projections.isEmpty {
      return (.failed, projections.map { finding($0, correction: nil, attempt) })
    }
    let certain = IndependentMistakes(items: items, known: known)
      .list(besideNames: readings.own.map(\.error), of: attempt, in: assuming)
    guard certain.isEmpty else { return failure(certain, assuming) }
    if let failure = certainMistakes(in: assuming) ?? settledMistakes(in: assuming) {
      return failure
    }
    let names = missing.map { "'\($0)'" }.joined(separator: ", ")
    return (.undecided(reason: "not declared in this article: \(names)\(libraries.hint)"), [])
  }

  /// Whether an error misses a name, an attribute, or a member of a type that the article shows.
  private func isAboutShown(_ error: CompilerMessage) -> Bool {
    error.missingName != nil || error.unknownAttribute != nil
      || error.missingMember.map { items.topLevelNames.contains($0.type) } ?? false
  }

  /// The verdict on a snippet whose own errors nothing excuses but what the modules lack.
  private func refused(_ readings: ErrorReadings, _ attempt: Attempt) -> (Verdict, [Finding]) {
    // Beside a misspelt name, others may still be those that the article leaves to its reader.
    let told =
      readings.isMisspelt && !snippet.isWhole
      ? readings.own.filter { $0.correction != nil || $0.error.missingName == nil } : readings.own
    return openGap(in: readings.own.filter { $0.correction == nil }.map(\.error), attempt)
      ?? (.failed, findings(on: told, attempt))
  }

  /// The verdict on a snippet whose errors are its author's but for what the modules lack.
  func failure(_ errors: [CompilerMessage], _ attempt: Attempt) -> (Verdict, [Finding]) {
    openGap(in: errors, attempt)
      ?? (.failed, errors.map { finding($0, correction: nil, attempt) })
  }

  /// The verdict on a snippet one of whose errors is about what the modules lack: beside a mistake that
  /// nothing in them could take away, it fails.
  private func openGap(in errors: [CompilerMessage], _ attempt: Attempt) -> (Verdict, [Finding])? {
    gap(in: errors, attempt).map { certainMistakes(in: attempt) ?? $0 }
  }

  /// The verdict on a snippet that misspells names; nothing where it does not.
  private func misspellings(in readings: ErrorReadings, _ attempt: Attempt) -> (Verdict, [Finding])?
  {
    let misspelt = readings.all.filter {
      $0.correction != nil && !attempt.isForeign($0.error)
        && ($0.error.missingName ?? $0.error.missingMember?.type) != Wrapping.typeName
    }
    return misspelt.isEmpty
      ? nil : (.failed, misspelt.map { finding($0.error, correction: $0.correction, attempt) })
  }

  /// The verdict on a snippet with mistakes that nothing which the article leaves out takes away;
  /// nothing where there are none.
  func certainMistakes(in assuming: Attempt) -> (Verdict, [Finding])? {
    let gaps = OverloadGap(attempt: assuming, known: known, items: items)
    let search = CertainMistakes(api: api, gaps: gaps, items: items, isProposal: isProposal)
    let limits = Limits(items: items, subject: assuming.draft.subject, known: known)
    let mistakes = withoutRules(search.list(in: assuming), assuming).filter {
      libraries.reason(for: $0, in: assuming, items: items, known: known) == nil
        && limits.unknownChoice($0, assuming) == nil
    }
    guard !mistakes.isEmpty else { return nil }
    return (
      .failed,
      mistakes.map { finding($0, correction: search.correction(for: $0, in: assuming), assuming) }
    )
  }

  /// The errors but for those about properties that the snippet does not declare, where the article or a feature
  /// may change what the language adds to types.
  private func withoutRules(_ errors: [CompilerMessage], _ assuming: Attempt) -> [CompilerMessage] {
    guard change(in: assuming) != nil, !errors.isEmpty else { return errors }
    let declared = items.items[assuming.draft.subject].reduce(into: Set<String>()) {
      $0.formUnion($1.item.members)
    }
    return errors.filter { error in
      let properties = ([error.text] + error.notes.map(\.text)).flatMap(\.quotedParts)
        .filter { $0.hasPrefix("self.") }
      return properties.allSatisfy { declared.contains(String($0.dropFirst("self.".count))) }
    }
  }

  /// What in or around an attempt may change the rules of the language.
  func change(in attempt: Attempt) -> String? {
    if let feature = attempt.draft.features.first {
      return "uses the experimental feature '\(feature)'"
    }
    return isProposal ? "the article describes a change to Swift" : nil
  }

  /// Why errors say nothing beside a comment that tells what was so before a change of Swift.
  private func formerly(_ errors: [CompilerMessage], _ attempt: Attempt) -> String? {
    let expected = ExpectedErrors(snippet: snippet)
    return errors.first { error in
      guard case .subject(let line) = attempt.origin(of: error) else { return false }
      return expected.tellsOfBefore(line)
    }.map { "the comment describes an older Swift version: \($0.text)" }
  }

  /// The verdict on a snippet one of whose errors is about what the modules lack.
  func gap(in errors: [CompilerMessage], _ attempt: Attempt) -> (Verdict, [Finding])? {
    errors.lazy.compactMap { error in
      api.symbol(in: error).map { unsupported($0, error, attempt) }
    }.first
  }

  /// The verdict on a snippet of whose errors none says anything.
  private func limited(_ first: ErrorReadings.Reading, _ attempt: Attempt) -> (Verdict, [Finding]) {
    if let symbol = first.symbol { return unsupported(symbol, first.error, attempt) }
    return (.undecided(reason: first.reason ?? first.error.text), [])
  }

  /// Whether one of the errors is about a misspelt name.
  ///
  /// Names that Swift had once are no slips.
  func isMisspelt(_ attempt: Attempt) -> Bool { !misspelt(in: attempt).isEmpty }

  /// The errors about misspelt names.
  func misspelt(in attempt: Attempt) -> [CompilerMessage] {
    readings(of: attempt).all.filter { reading in
      reading.correction != nil && api.currentName(for: reading.error, in: attempt) == nil
        && reading.error.missingName.flatMap {
          FormerSwift.currentName(of: $0, isInherited: true)
        } == nil
    }.map(\.error)
  }

  /// What is made of each error of an attempt.
  func readings(of attempt: Attempt) -> ErrorReadings {
    ErrorReadings(attempt: attempt, api: api, items: items, libraries: libraries)
  }

  /// What keeps all of the errors from saying anything about the code.
  private func obstacle(_ attempt: Attempt, _ assuming: Attempt) -> String? {
    let errors = attempt.compilation.errors
    if let foreign = errors.first(where: attempt.isForeign) {
      return foreignReason(foreign, attempt, assuming)
    }
    if !attempt.draft.standIns.isEmpty,
      let unsaid = errors.first(where: { Self.unsettled.contains($0.id) })
    {
      return
        "uses a name the article does not declare in a way doccheck cannot infer: \(unsaid.text)"
    }
    return limit(of: errors)
  }

  /// Why errors are those of other systems, or of other versions of Swift.
  func limit(of errors: [CompilerMessage]) -> String? {
    errors.lazy.compactMap { PlatformLimit.reason(for: $0, known: known) }.first
      ?? LanguageLimit.version(errors, of: snippet, declared: items.declaredNames)
  }

  /// The errors with which the compiler gives up on an expression, or takes what stands in for a
  /// type otherwise than the code means it.
  private static let unsettled: Set<String?> = [
    "failed_to_produce_diagnostic", "could_not_use_type_member_on_instance", Compiler.givenUp,
  ]

  private func foreignReason(
    _ error: CompilerMessage,
    _ attempt: Attempt,
    _ assuming: Attempt
  ) -> String {
    guard case .context(let id, let line) = attempt.origin(of: error) else {
      return "doccheck could not complete this fragment: \(error.text)"
    }
    // Where names can be assumed that others miss, only what the snippet does with the rest is left.
    let rest = assuming.compilation.errors
    if error.missingName != nil, let first = rest.first, !rest.contains(where: assuming.isForeign) {
      return "uses \(id) differently from what it shows: \(first.text.forAuthors)"
    }
    let hint = error.missingName == nil ? "" : libraries.hint
    return "uses \(id), which does not compile (line \(line)): \(error.text.forAuthors)\(hint)"
  }
}
