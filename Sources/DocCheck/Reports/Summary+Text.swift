/// The counts in words, the same in every report.
extension Summary {
  /// The snippets that were neither passed nor failed.
  var notChecked: Int { undecided + skipped }

  /// The snippets by what came of them: `20 snippets: 7 passed, 9 failed, 4 not checked`.
  var snippetCounts: String {
    guard snippets > 0 else { return "no Swift snippets" }
    return "\(snippets.of("snippet")): \(verdictCounts)"
  }

  /// The same without a word on assumed names, for places that speak of them elsewhere.
  var plainSnippetCounts: String { withoutAssumptions.snippetCounts }

  /// What came of the snippets without a word on assumed names; also where there are none.
  var plainVerdictCounts: String {
    snippets == 0 ? snippetCounts : withoutAssumptions.verdictCounts
  }

  private var withoutAssumptions: Summary {
    var plain = self
    plain.passedWithAssumptions = 0
    return plain
  }

  /// What came of the snippets, without what none came to: `7 passed, 9 failed, 4 not checked`.
  var verdictCounts: String {
    let assumed = passedWithAssumptions
    return [
      (passed, "passed" + (assumed > 0 ? " (\(assumed) with assumed names)" : "")),
      (failed, "failed"), (notChecked, "not checked"),
    ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: ", ")
  }

  /// The findings by their weight: `16 errors, 3 warnings`, or `no findings`.
  var findingCounts: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")].filter { $0.0 > 0 }
    return counts.isEmpty ? "no findings" : counts.map { $0.0.of($0.1) }.joined(separator: ", ")
  }
}
