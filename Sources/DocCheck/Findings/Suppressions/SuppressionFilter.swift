/// Leaves out the findings that an author answers for.
struct SuppressionFilter: Sendable {
  private let suppressions: [Suppression]
  private let claims: [Claim]

  init(_ suppressions: [Suppression], claims: [Claim]) {
    (self.suppressions, self.claims) = (suppressions, claims)
  }

  /// The findings that are left, and one for each suppression that left nothing out.
  func apply(to findings: [Finding]) -> (kept: [Finding], unused: [Finding]) {
    var answered: [Set<Suppression.Selector>] = suppressions.map { _ in [] }
    let kept = findings.filter { finding in
      for (index, suppression) in suppressions.enumerated() {
        guard suppression.lines.contains(finding.span.start.line),
          let selector = suppression.selectors.first(where: { matches(finding, $0) })
        else { continue }
        answered[index].insert(selector)
        return false
      }
      return true
    }
    let unused = zip(suppressions, answered).flatMap { suppression, answered in
      suppression.selectors.filter { !answered.contains($0) }.map { selector in
        let message = "nothing is reported for '\(selector.text)' here; remove the directive"
        return Finding(.unusedDirective, at: suppression.span, message)
      }
    }
    return (kept, unused)
  }

  private func matches(_ finding: Finding, _ selector: Suppression.Selector) -> Bool {
    guard finding.rule.id == selector.rule else { return false }
    guard let kind = selector.kind else { return true }
    return claims.contains { $0.span == finding.span && $0.kind == kind }
  }
}
