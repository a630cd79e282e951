/// A finding in a SARIF log (SARIF 2.1.0 §3.27).
struct SARIFResult: Encodable {
  /// Changes of one file that fix the finding (§3.55).
  private struct Fix: Encodable {
    let artifactChanges: [Change]
  }

  /// The changes of one file (§3.56).
  private struct Change: Encodable {
    let artifactLocation: SARIFLocation.Artifact
    let replacements: [Replacement]
  }

  /// One replacement (§3.57).
  private struct Replacement: Encodable {
    let deletedRegion: SARIFLocation.Region
    let insertedContent: SARIFRule.Message
  }

  private let ruleId: String
  private let ruleIndex: Int
  private let level: String
  private let message: SARIFRule.Message
  private let locations: [SARIFLocation]
  private let relatedLocations: [SARIFLocation]?
  private let partialFingerprints: [String: String]
  private let fixes: [Fix]?

  /// - Parameters:
  ///   - finding: the finding.
  ///   - ruleIndex: the place of its rule in the run's list.
  ///   - fingerprint: its name, which stays when text above it moves.
  ///   - article: where it is.
  init(_ finding: Finding, ruleIndex: Int, fingerprint: String, in article: Article) {
    ruleId = finding.rule.id
    self.ruleIndex = ruleIndex
    level = finding.severity.rawValue
    let elsewhere = finding.notes.filter { $0.span == nil }.map(\.message)
    message = SARIFRule.Message(text: ([finding.message] + elsewhere).joined(separator: "\n"))
    locations = [SARIFLocation(finding.span, in: article)]
    let notes = finding.notes.compactMap { note in
      note.span.map { SARIFLocation($0, in: article, saying: note.message) }
    }
    relatedLocations = notes.isEmpty ? nil : notes
    partialFingerprints = ["doccheckFingerprint/v1": fingerprint]
    fixes = finding.fix.map { fix in
      let replacements = fix.edits.map { edit in
        Replacement(
          deletedRegion: SARIFLocation.Region(article.source.span(edit.bytes)),
          insertedContent: SARIFRule.Message(text: edit.replacement)
        )
      }
      let file = SARIFLocation.Artifact(path: article.path)
      return [Fix(artifactChanges: [Change(artifactLocation: file, replacements: replacements)])]
    }
  }
}
