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

  init(severities: [Claim.Kind: Severity] = defaultSeverities) { self.severities = severities }

  /// One finding for each claim without a source that can be followed.
  func findings(for claims: [Claim]) -> [Finding] { claims.compactMap(finding) }

  private func finding(for claim: Claim) -> Finding? {
    guard let severity = severities[claim.kind] else { return nil }
    let rule: Rule
    switch claim.evidence {
    case .unsourced: rule = .unsourcedClaim
    case .vagueSource: rule = .vagueSource
    case .sourced, .verified, .contradicted: return nil
    }
    var finding = Finding(rule, at: claim.span, ClaimWording.message(for: claim))
    finding.severity = claim.hasBibliography ? .note : severity
    return finding
  }
}
