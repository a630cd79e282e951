/// Rewrites articles in rounds, each of which is checked before the next.
struct Mender {
  let pipeline: Pipeline

  /// What came of mending.
  struct Result {
    /// What a check of the mended articles finds.
    let outcome: Pipeline.Outcome
    let changes: [FileChange]
    /// What was left alone, and why.
    let notes: [String]
  }

  /// The most rounds; edits that wait for others are few.
  private static let limit = 10

  /// Mends all articles in memory; no file is written.
  ///
  /// - Throws: `EnvironmentError` if nothing can be checked at all.
  func mend() throws -> Result {
    var pipeline = pipeline
    var outcome = try pipeline.run()
    let read = outcome.report.articles
    var (settled, notes): (Set<String>, [String]) = ([], leftAlone(in: read))
    for _ in 0..<(isBlessing ? 1 : Self.limit) {
      let before = outcome.report.articles.filter { !settled.contains($0.article.path) }
      let changed = before.compactMap { old in edited(old).map { (old: old, bytes: $0) } }
      guard !changed.isEmpty else { break }
      for (old, bytes) in changed { pipeline.drafts[old.article.path] = bytes }
      outcome = try pipeline.run()
      let after = Dictionary(outcome.report.articles.map { ($0.article.path, $0) }) { $1 }
      let refused = changed.filter { edit in
        after[edit.old.article.path].map { isRefused($0, after: edit.old) } ?? true
      }.map { $0.old }
      guard !refused.isEmpty else { continue }
      for old in refused {
        let path = old.article.path
        pipeline.drafts[path] = old.article.source.bytes
        settled.insert(path)
        notes.append("\(InertText.marked(path)): left alone: \(refusal)")
      }
      outcome = try pipeline.run()
    }
    let changes = read.compactMap { report -> FileChange? in
      let (path, old) = (report.article.path, report.article.source.bytes)
      guard let new = pipeline.drafts[path], new != old else { return nil }
      return FileChange(path: path, old: old, new: new)
    }
    return Result(outcome: outcome, changes: changes, notes: notes)
  }

  private var isBlessing: Bool { pipeline.options.command == .bless }

  private var refusal: String {
    isBlessing
      ? "what happens is not the same on every run" : "the change made a snippet worse"
  }

  private func edited(_ report: ArticleReport) -> [UInt8]? {
    let bytes = report.article.source.bytes
    let fixes = isBlessing ? Blessing(report).changes.map(\.fix) : report.findings.compactMap(\.fix)
    let new = Splice.applying(fixes, to: bytes)
    return new == bytes ? nil : new
  }

  private func isRefused(_ report: ArticleReport, after old: ArticleReport) -> Bool {
    if isBlessing, edited(report) != nil { return true }
    let (now, before) = (report.snippets.map(Self.rank), old.snippets.map(Self.rank))
    if now.count == before.count { return zip(now, before).contains { $0 < $1 } }
    return now.count { $0 == 0 } > before.count { $0 == 0 }
      || now.count { $0 == 2 } < before.count { $0 == 2 }
  }

  /// How good a snippet's verdict is.
  private static func rank(_ snippet: SnippetReport) -> Int {
    switch snippet.verdict {
    case .failed: 0
    case .undecided, .skipped: 1
    case .passed: 2
    }
  }

  private func leftAlone(in reports: [ArticleReport]) -> [String] {
    guard isBlessing else { return [] }
    return reports.flatMap { report in
      Blessing(report).leftAlone.map { line, reason in
        "\(InertText.marked(report.article.path)):\(line): left alone: \(reason)"
      }
    }
  }
}
