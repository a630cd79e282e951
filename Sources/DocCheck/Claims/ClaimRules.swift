/// Turns claims that no reader can follow up into findings.
struct ClaimRules: Sendable {
  /// The severity of each kind's findings; a kind that is absent is not looked for.
  let severities: [Claim.Kind: Severity]

  /// Numbers are errors: they are the easiest to invent and the easiest to source.
  static let defaultSeverities: [Claim.Kind: Severity] = [
    .statistic: .error, .multiplier: .error, .perfFigure: .warning, .attribution: .warning,
    .popularity: .warning, .superlative: .note, .availability: .note,
  ]

  /// The kinds that are looked for unless the configuration says otherwise.
  static let defaultKinds = Set(defaultSeverities.keys)

  /// The most notes that a finding gets; a longer table says no more by more of them.
  private static let mostNotes = 8

  init(severities: [Claim.Kind: Severity] = defaultSeverities) { self.severities = severities }

  /// The default severities with some replaced; nothing switches a kind off.
  init(replacing replaced: [Claim.Kind: Severity?]) {
    severities = replaced.reduce(into: Self.defaultSeverities) { $0[$1.key] = $1.value }
  }

  /// The kinds that are looked for.
  var kinds: Set<Claim.Kind> { Set(severities.keys) }

  /// One finding for each claim without a source that can be followed.
  ///
  /// The rows of a table share one: a table is measured, and sourced, as a whole.
  func findings(for claims: [Claim]) -> [Finding] {
    var result: [Finding] = []
    var tables: [Int: Int] = [:]
    for claim in claims {
      guard let finding = finding(for: claim) else { continue }
      if let table = claim.table, let first = tables[table] {
        result[first] = joined(result[first], finding)
        continue
      }
      if let table = claim.table { tables[table] = result.count }
      result.append(finding)
    }
    return result
  }

  private func finding(for claim: Claim) -> Finding? {
    guard let rule = rule(for: claim.evidence) else { return nil }
    let severity = severities[claim.kind]
    guard severity != nil || claim.evidence == .contradicted else { return nil }
    var finding = Finding(
      rule,
      at: claim.span,
      ClaimWording.message(for: claim),
      notes: ClaimWording.advice(for: claim).map(Finding.Note.help)
    )
    if let severity, claim.evidence != .contradicted {
      finding.severity = claim.hasBibliography ? .note : severity
    }
    return finding
  }

  private func rule(for evidence: Claim.Evidence) -> Rule? {
    switch evidence {
    case .unsourced: .unsourcedClaim
    case .vagueSource: .vagueSource
    case .contradicted: .contradictedClaim
    case .sourced, .verified: nil
    }
  }

  /// The first finding of a table with a note for a further one, at the higher severity.
  private func joined(_ first: Finding, _ other: Finding) -> Finding {
    guard first.notes.count < Self.mostNotes else { return first }
    let note = Finding.Note(message: "the same table also claims this", span: other.span)
    var result = Finding(first.rule, at: first.span, first.message, notes: first.notes + [note])
    result.severity = max(first.severity, other.severity)
    return result
  }
}
