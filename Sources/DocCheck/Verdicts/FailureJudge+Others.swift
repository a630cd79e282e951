/// Verdicts on snippets that need others which do not compile, or modules of which there are only declarations.
extension FailureJudge {
  /// The verdict on a snippet with mistakes in statements that nothing unknown reaches; nothing where none has.
  func settledMistakes(in assuming: Attempt) -> (Verdict, [Finding])? {
    let (errors, wrapping) = (assuming.compilation.errors, assuming.draft.wrapping)
    guard change(in: assuming) == nil, !errors.contains(where: assuming.isForeign),
      limit(of: errors) == nil,
      FragmentLimit.reason(for: errors, wrapping, snippet) == nil
    else { return nil }
    let settled = SettledStatements(of: assuming, items, known)
    // What is missed may be declared nowhere, too.
    let own = readings(of: assuming).own.filter {
      settled.contain($0.error) && !$0.error.isUnexplained
        && !$0.error.text.holdsAny(of: [" a contextual type", "cannot infer key path"])
        && ($0.correction != nil || !$0.error.missesSomething)
    }
    return own.isEmpty
      ? nil : (.failed, own.map { finding($0.error, correction: $0.correction, assuming) })
  }

  /// The verdict on a snippet with mistakes of its own beside names that only what it needs of others leaves
  /// out; nothing where there are none, or others are in the way, too.
  func ownMistakes(in attempt: Attempt, _ assuming: Attempt) -> (Verdict, [Finding])? {
    let foreign = attempt.compilation.errors.filter(attempt.isForeign)
    let own = attempt.compilation.errors.filter { !attempt.isForeign($0) }
    guard !foreign.isEmpty, foreign.allSatisfy({ $0.missingName != nil }),
      !assuming.compilation.errors.contains(where: assuming.isForeign), change(in: attempt) == nil
    else { return nil }
    let missesNames = own.contains { $0.missingName != nil }
    let certain =
      missesNames
      ? [] : IndependentMistakes(items: items, known: known).list(own, of: attempt, in: assuming)
    guard certain.isEmpty else { return failure(certain, assuming) }
    return certainMistakes(in: assuming) ?? settledMistakes(in: assuming)
  }

  /// The verdict on a snippet with mistakes that nothing which does not compile in other snippets has to do with;
  /// nothing where there are none.
  func mistakesApart(
    in readings: ErrorReadings,
    _ attempt: Attempt
  ) -> (Verdict, [Finding])? {
    let own = readings.own.filter { $0.symbol == nil && !attempt.isForeign($0.error) }
    let certain = IndependentMistakes(items: items, known: known)
      .list(apartFromOthers: own.map(\.error), of: attempt)
    guard !certain.isEmpty, gap(in: certain, attempt) == nil else { return nil }
    return (
      .failed,
      own.filter { certain.contains($0.error) }
        .map { finding($0.error, correction: $0.correction, attempt) }
    )
  }
}
