/// Rewrites articles in rounds, each of which is checked before the next.
struct Mender {
  let pipeline: Pipeline

  /// What came of fixing.
  struct Result {
    /// What a check of the fixed articles finds.
    let outcome: Pipeline.Outcome
    let changes: [FileChange]
    /// How many findings were fixed, or outputs and errors updated, by the paths of their articles.
    let counts: [String: Int]
    /// What was left alone, and why.
    let notes: [String]
  }

  /// The most rounds; edits that wait for others are few, and so are those that are tried alone.
  private static let limit = 30

  /// A change of an article whose snippets must not get worse by it.
  private struct Trial {
    let old: ArticleReport
    let new: [UInt8]
    /// What it fixes; nothing where it blesses.
    let findings: [Finding]
    /// How many things it changes.
    let count: Int

    var path: String { old.article.path }
    var offers: [Offer] { findings.map { Offer(path: path, finding: $0) } }
  }

  /// What is offered against a finding, wherever that has moved to by now.
  private struct Offer: Hashable {
    let path: String
    let rule: Rule
    let snippet: String?
    let message: String

    init(path: String, finding: Finding) {
      self.path = path
      (rule, snippet, message) = (finding.rule, finding.snippet, finding.message)
    }
  }

  /// Fixes all articles in memory; no file is written.
  ///
  /// - Throws: `EnvironmentError` if nothing can be checked at all.
  func mend() throws -> Result {
    var pipeline = pipeline
    var outcome = try pipeline.run()
    let read = outcome.report.articles
    var notes = leftAlone(in: read)
    // Where all changes of an article together do harm, they are tried one by one.
    var (careful, refused): (Set<String>, Set<Offer>) = ([], [])
    var counts: [String: Int] = [:]
    for _ in 0..<(isBlessing ? 1 : Self.limit) {
      let trials = outcome.report.articles.compactMap { trial(of: $0, careful, refused) }
      guard !trials.isEmpty else { break }
      for trial in trials {
        pipeline.drafts[trial.path] = trial.new
        counts[trial.path, default: 0] += trial.count
      }
      outcome = try pipeline.run()
      let after = Dictionary(outcome.report.articles.map { ($0.article.path, $0) }) { $1 }
      let harmful = trials.filter { trial in
        after[trial.path].map { isWorse($0, than: trial.old) } ?? true
      }
      guard !harmful.isEmpty else { continue }
      for trial in harmful {
        counts[trial.path, default: 0] -= trial.count
        pipeline.drafts[trial.path] = trial.old.article.fileBytes
        if trial.findings.count > 1, careful.insert(trial.path).inserted { continue }
        refused.formUnion(trial.offers)
        notes.append(refusal(of: trial))
      }
      outcome = try pipeline.run()
    }
    let changes = read.compactMap { report -> FileChange? in
      let (path, old) = (report.article.path, report.article.fileBytes)
      guard let new = pipeline.drafts[path], new != old else { return nil }
      return FileChange(path: path, old: old, new: new)
    }
    return Result(outcome: outcome, changes: changes, counts: counts, notes: notes)
  }

  private var isBlessing: Bool { pipeline.options.command == .bless }

  /// The next change of an article; nothing where there is none.
  private func trial(
    of report: ArticleReport,
    _ careful: Set<String>,
    _ refused: Set<Offer>
  ) -> Trial? {
    let (path, bytes) = (report.article.path, report.article.fileBytes)
    let open = report.findings.filter {
      !isBlessing && $0.fix != nil && !refused.contains(Offer(path: path, finding: $0))
    }
    let findings = careful.contains(path) ? Array(open.prefix(1)) : open
    let fixes = isBlessing ? Blessing(report).changes.map(\.fix) : findings.compactMap(\.fix)
    let new = Splice.applying(fixes, to: bytes)
    guard new != bytes else { return nil }
    return Trial(old: report, new: new, findings: findings, count: fixes.count)
  }

  private func refusal(of trial: Trial) -> String {
    let place = InertText.marked(trial.path)
    guard let finding = trial.findings.first, let edit = finding.fix?.edits.first else {
      return "\(place): not updated: output differs between runs"
    }
    let change = TextFinding.description(of: edit, in: trial.old.article.source)
    return "\(place): not fixed: to \(InertText.marked(change)) would break a snippet"
  }

  /// Whether a snippet that passed does not any more, or less can be said for the snippets.
  private func isWorse(_ report: ArticleReport, than old: ArticleReport) -> Bool {
    if isBlessing, !Blessing(report).changes.isEmpty { return true }
    let (now, before) = (report.snippets.map(Self.rank), old.snippets.map(Self.rank))
    if now.count == before.count {
      return zip(now, before).contains { $0 < $1 && $1 == 2 }
        || now.reduce(0, +) < before.reduce(0, +)
    }
    return now.count { $0 == 0 } > before.count { $0 == 0 }
      || now.count { $0 == 2 } < before.count { $0 == 2 }
  }

  /// How good a snippet's verdict is; one that rests on assumptions, or on code that does not compile yet, says
  /// little.
  private static func rank(_ snippet: SnippetReport) -> Int {
    switch snippet.verdict {
    case .failed: 0
    case .undecided, .skipped: 1
    case .passed where !snippet.assumed.isEmpty || snippet.leavesOutBodies: 1
    case .passed: 2
    }
  }

  private func leftAlone(in reports: [ArticleReport]) -> [String] {
    guard isBlessing else { return [] }
    return reports.flatMap { report in
      Blessing(report).leftAlone.map { line, reason in
        "\(InertText.marked(report.article.path)):\(line): not updated: \(reason)"
      }
    }
  }
}
