/// Settles what an article's evidence directives make of its claims once the tests have run.
struct EvidenceSettlement {
  private(set) var claims: [Claim]
  /// One finding for each directive that no claim needed.
  private(set) var unused: [Finding] = []

  init(_ claims: [Claim], _ directives: [EvidenceDirective], tests: [TestResult]) {
    self.claims = claims
    for directive in directives {
      let results = tests.filter { !$0.isSkipped && directive.names($0) }
      let isNeeded = settle(directive, results: results)
      if !isNeeded {
        let message = "the next block has no claim that needs this evidence"
        unused.append(Finding(.unusedDirective, at: directive.span, message))
      }
    }
  }

  /// Settles the claims that a directive is about; false if there are none.
  private mutating func settle(_ directive: EvidenceDirective, results: [TestResult]) -> Bool {
    var isNeeded = false
    for index in claims.indices where directive.lines.contains(claims[index].span.start.line) {
      let proof = proof(for: claims[index], by: directive, results)
      guard let proof else { continue }
      claims[index].evidence = proof.evidence
      claims[index].evidenceText = proof.text
      isNeeded = true
    }
    return isNeeded
  }

  private func proof(
    for claim: Claim,
    by directive: EvidenceDirective,
    _ results: [TestResult]
  ) -> Proof? {
    guard claim.evidence != .contradicted else { return nil }
    if let test = directive.test {
      // A test that has not run is still a measurement that a reader can repeat.
      guard !results.isEmpty else { return .source("the test '\(test)'") }
      return results.allSatisfy(\.passed)
        ? Proof(evidence: .verified, text: "the test '\(test)' passes")
        : Proof(evidence: .contradicted, text: "the test '\(test)' fails")
    }
    let isOpen = claim.evidence == .unsourced || claim.evidence == .vagueSource
    return isOpen ? directive.source.map(Proof.source) : nil
  }
}
