/// Says whether errors are the author's, or what keeps them from saying anything.
struct FailureJudge: Sendable {
  private let snippet: Snippet
  private let places: SnippetPlaces
  private let items: ArticleItems
  private let known: KnownNames
  /// Whether the article is about changes of the language itself.
  private let isProposal: Bool
  private let api: APIGap

  init(
    snippet: Snippet,
    places: SnippetPlaces,
    items: ArticleItems,
    known: KnownNames,
    isProposal: Bool
  ) {
    self.snippet = snippet
    self.places = places
    self.items = items
    self.known = known
    self.isProposal = isProposal
    api = APIGap(known: known, declared: items.declaredNames)
  }

  /// The verdict on a snippet that does not compile, with its findings.
  func verdict(on attempt: Attempt) -> (Verdict, [Finding]) {
    if let reason = obstacle(attempt) { return (.undecided(reason: reason), []) }
    let errors = attempt.compilation.errors
    let misses = NearMiss(items: items, draft: attempt.draft, known: known)
    let corrections = errors.map { misses.correction(for: $0) ?? api.correction(for: $0) }
    let isMisspelt = corrections.contains { $0 != nil }
    let limits = Limits(items: items, subject: attempt.draft.subject, known: known)
    let reasons = zip(errors, corrections).map { error, correction in
      correction == nil ? limits.reason(for: error, in: attempt) : nil
    }
    let own = withoutEchoes(
      zip(errors, reasons).filter { $0.1 == nil }.map(\.0),
      of: zip(errors, reasons).filter { $0.1 != nil }.map(\.0)
    )
    if own.isEmpty, let reason = reasons.first.flatMap(\.self) {
      return (.undecided(reason: reason), [])
    }
    if isProposal, !isMisspelt, let reason = LanguageLimit.rule(own) {
      return (.undecided(reason: reason), [])
    }
    let missing = attempt.missingNames.sorted()
    if !missing.isEmpty, !errors.contains(where: { misses.correction(for: $0) != nil }) {
      let names = missing.map { "'\($0)'" }.joined(separator: ", ")
      return (.undecided(reason: "declared nowhere: \(names)"), [])
    }
    if let lacking = own.first(where: { api.symbol(in: $0) != nil }) {
      return unsupported(lacking, attempt)
    }
    return (.failed, own.map { finding($0, attempt, misses) })
  }

  /// Whether one of the errors is about a misspelt name.
  func isMisspelt(_ attempt: Attempt) -> Bool {
    let misses = NearMiss(items: items, draft: attempt.draft, known: known)
    return attempt.compilation.errors.contains { error in
      misses.correction(for: error) != nil || api.correction(for: error) != nil
    }
  }

  /// What keeps all of the errors from saying anything about the code.
  private func obstacle(_ attempt: Attempt) -> String? {
    let errors = attempt.compilation.errors
    if let foreign = errors.first(where: attempt.isForeign) {
      return foreignReason(foreign, attempt)
    }
    return errors.lazy.compactMap { PlatformLimit.reason(for: $0, known: known) }.first
      ?? LanguageLimit.version(errors, declared: items.declaredNames)
      ?? FragmentLimit.reason(for: errors, attempt.draft.wrapping, snippet)
  }

  private func foreignReason(_ error: CompilerMessage, _ attempt: Attempt) -> String {
    guard case .context(let id, let line) = attempt.origin(of: error) else {
      return "doccheck could not complete the code: \(error.text)"
    }
    return "what it needs of \(id) does not compile here (line \(line)): \(error.text)"
  }

  private func unsupported(
    _ error: CompilerMessage,
    _ attempt: Attempt
  ) -> (Verdict, [Finding]) {
    let symbol = api.symbol(in: error) ?? ""
    let message = "doccheck's modules do not have \(symbol); nothing is said about this code"
    let span = places.span(of: error, in: attempt)
    let finding = Finding(.unsupportedAPI, at: span, message, snippet: snippet.id)
    return (.undecided(reason: "unsupported API: \(symbol)"), [finding])
  }

  private func finding(
    _ error: CompilerMessage,
    _ attempt: Attempt,
    _ misses: NearMiss
  ) -> Finding {
    let correction = misses.correction(for: error) ?? api.correction(for: error)
    let says = error.text.contains("did you mean")
    let hint = says ? "" : correction.map { "; did you mean '\($0)'?" } ?? ""
    return Finding(
      .compileError,
      at: places.span(of: error, in: attempt),
      error.text + hint,
      notes: error.notes.map { note($0, attempt) },
      snippet: snippet.id
    )
  }

  /// Leaves out what the compiler only says because of another error on the same line.
  private func withoutEchoes(
    _ errors: [CompilerMessage],
    of others: [CompilerMessage]
  ) -> [CompilerMessage] {
    let lines = Set((errors.filter { !Self.isEcho($0) } + others).map(\.line))
    return errors.filter { !Self.isEcho($0) || !lines.contains($0.line) }
  }

  private static func isEcho(_ error: CompilerMessage) -> Bool {
    error.text.hasPrefix("cannot infer contextual base")
      || error.text == "'nil' requires a contextual type"
  }

  private func note(_ note: CompilerMessage, _ attempt: Attempt) -> Finding.Note {
    guard note.isInProgram, case .subject(let line) = attempt.origin(of: note) else {
      return Finding.Note(message: note.text, span: nil)
    }
    return Finding.Note(message: note.text, span: places.span(line: line, column: note.column))
  }
}
