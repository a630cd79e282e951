extension FailureJudge {
  /// The verdict on a snippet that uses what the modules lack.
  func unsupported(
    _ symbol: String,
    _ error: CompilerMessage,
    _ attempt: Attempt
  ) -> (Verdict, [Finding]) {
    let message = "doccheck does not know \(symbol); not checked"
    let span = places.span(of: error, in: attempt)
    let help = Finding.Note.help(
      "check the spelling; newer API and extensions that the article does not show cannot be checked"
    )
    let finding = Finding(
      .unsupportedAPI,
      at: span,
      message,
      notes: [help],
      snippet: snippet.id
    )
    return (.undecided(reason: "unsupported API: \(symbol)"), [finding])
  }

  /// One finding for each error, and one for all of a call with a label that it cannot have.
  func findings(on told: [ErrorReadings.Reading], _ attempt: Attempt) -> [Finding] {
    let sites = attempt.sites(of: told.map(\.error))
    let slips = zip(told, sites).map { reading, site in
      reading.correction == nil
        ? MisspeltLabel(reading.error, at: site, known, declared: items.declaredNames) : nil
    }
    let calls = Set(slips.compactMap(\.?.call))
    let isInCall = sites.map { !calls.isDisjoint(with: $0.calls) }
    let forms = Set(zip(told, isInCall).filter(\.1).flatMap { $0.0.error.notes.map(\.text) })
    var open = calls
    return zip(told, zip(slips, isInCall)).compactMap { reading, place in
      let (slip, isInCall) = place
      if let slip, open.remove(slip.call) != nil {
        let span = places.span(of: reading.error, in: attempt)
        return Finding(.compileError, at: span, slip.message, snippet: snippet.id)
      }
      // What is missing in the call follows from the label.
      let follows = isInCall || reading.error.notes.contains { forms.contains($0.text) }
      return follows && reading.correction == nil
        ? nil : finding(reading.error, correction: reading.correction, attempt)
    }
  }

  /// What is reported of one error, with the name that was probably meant.
  func finding(
    _ error: CompilerMessage,
    correction: String?,
    _ attempt: Attempt
  ) -> Finding {
    let says = error.text.contains("did you mean")
    let hint = says ? "" : correction.map { "; did you mean '\($0)'?" } ?? ""
    let span = places.span(of: error, in: attempt)
    return Finding(
      error.isRedeclaration ? .conflictingDeclaration : .compileError,
      at: span,
      (ofViews(error, attempt) ?? error.text.forAuthors) + hint,
      notes: error.notes.map { note($0, attempt) },
      snippet: snippet.id,
      fix: correction.flatMap { fix(at: span, $0) }
    )
  }

  /// The message for a member that views do not have, where doccheck wrote the view before the modifiers.
  private func ofViews(_ error: CompilerMessage, _ attempt: Attempt) -> String? {
    guard attempt.draft.wrapping.hasReceiver, let (type, member) = error.missingMember,
      ["EmptyView", "WindowGroup<EmptyView>"].contains(type)
    else { return nil }
    return "views have no member '\(member)'"
  }

  /// Puts the name that was meant in the place of the one that stands there, if it does.
  private func fix(at span: Span, _ correction: String) -> Finding.Fix? {
    guard span != snippet.block.openingSpan,
      EditDistance.isOneEdit(Array(places.source.bytes[span.bytes]), Array(correction.utf8))
    else { return nil }
    return Finding.Fix(edits: [.init(bytes: span.bytes, replacement: correction)])
  }

  private func note(_ note: CompilerMessage, _ attempt: Attempt) -> Finding.Note {
    guard note.isInProgram, case .subject(let line) = attempt.origin(of: note) else {
      return Finding.Note(message: note.text.forAuthors, span: nil)
    }
    return Finding.Note(
      message: note.text.forAuthors,
      span: places.span(line: line, column: note.column)
    )
  }
}
