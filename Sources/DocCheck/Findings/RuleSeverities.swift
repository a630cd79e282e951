/// Severities that replace those of rules and of kinds of claims; nothing switches one off.
struct RuleSeverities: Hashable, Sendable {
  /// The severities by the names of rules.
  var rules: [String: Severity?] = [:]
  /// The severities by kinds of claims.
  var claims: [Claim.Kind: Severity?] = [:]

  /// What a rule can be set to.
  private enum Setting: String, CaseIterable {
    case error
    case warning
    case note
    case off
  }

  /// Sets the severity of a rule or, as `unsourced-claim(KIND)`, of a kind of claims.
  ///
  /// - Throws: `UsageError` for a rule, a kind or a severity that there is not.
  mutating func set(_ name: String, to severity: String) throws {
    let parts = name.split(separator: "(", maxSplits: 1).map(String.init)
    let rule = try Rule.named(parts.first ?? "")
    let setting = try Choice.of(severity, for: name) as Setting
    guard parts.count > 1 else {
      return rules[rule.id] = .some(Severity(rawValue: setting.rawValue))
    }
    guard rule == .unsourcedClaim else {
      throw UsageError(message: "'\(rule.id)' has no kinds")
    }
    let kind = parts[1].hasSuffix(")") ? String(parts[1].dropLast()) : parts[1]
    claims[try Choice.of(kind, for: "\(rule.id)(KIND)")] =
      .some(Severity(rawValue: setting.rawValue))
  }

  /// These severities where others do not say otherwise.
  func replaced(by others: RuleSeverities) -> RuleSeverities {
    RuleSeverities(
      rules: rules.merging(others.rules) { $1 },
      claims: claims.merging(others.claims) { $1 }
    )
  }
}
