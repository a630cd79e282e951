/// The report for a terminal, in the form of the Swift compiler's messages.
struct TextReporter: Reporter {
  /// How much is said.
  enum Detail: Sendable {
    /// Errors and warnings in one line each, nothing else.
    case quiet
    /// Findings with their excerpts and notes, and the summary.
    case normal
    /// Also every snippet with its verdict and what the verdict rests on.
    case verbose
  }

  /// Whether to use the colours of ANSI terminals.
  var inColor = false
  var detail = Detail.normal
  /// The folder that paths are relative to, if places are to be hyperlinks.
  var linkFolder: FolderPath?
  /// The paths that were checked, for the command that fixes them.
  var paths: [String] = []
  /// The reports that were written to files.
  var written: [String] = []

  func render(_ report: Report) -> String {
    var text = StyledText()
    let snippets = report.timings?.snippets.map { ($0.id, $0) } ?? []
    let timings = Dictionary(snippets) { first, _ in first }
    for article in report.articles { add(article, timings, to: &text) }
    if detail != .quiet {
      TextSummary(of: report).write(to: &text)
      addNextSteps(report, to: &text)
    }
    if detail == .verbose { addWork(of: report, to: &text) }
    return text.painted(inColor: inColor)
  }

  /// What can be fixed and which reports were written.
  private func addNextSteps(_ report: Report, to text: inout StyledText) {
    let fixable = report.articles.lazy.flatMap(\.findings).count { $0.fix != nil }
    if fixable > 0 {
      let places = paths.isEmpty ? ["PATH..."] : paths
      let command = (["doccheck", "fix"] + places).joined(separator: " ")
      text.addLine("\(fixable) of these can be fixed: run '\(command)'")
    }
    for path in written { text.addLine("Report: \(path)") }
  }

  private func add(
    _ article: ArticleReport,
    _ timings: [String: Timings.Snippet],
    to text: inout StyledText
  ) {
    let findings = article.findings.filter { detail != .quiet || $0.severity > .note }
    let snippets = detail == .verbose ? article.snippets : []
    guard !findings.isEmpty || !snippets.isEmpty else { return }
    if detail == .verbose { text.addLine(heading(of: article), .strong) }
    for snippet in snippets {
      TextSnippet(report: snippet, timing: timings[snippet.snippet.id]).write(to: &text)
    }
    let link = linkFolder.map { StyledText.Link(to: article.article.path, in: $0) }
    for finding in findings {
      let entry = TextFinding(finding: finding, article: article.article, link: link)
      entry.write(to: &text, isShort: detail == .quiet)
      if detail != .quiet { text.addLine() }
    }
    if detail != .quiet, findings.isEmpty { text.addLine() }
  }

  /// Where the compiler's answers came from, and how long everything took.
  private func addWork(of report: Report, to text: inout StyledText) {
    if let compilations = report.compilations {
      text.addLine(
        "  compiled: \(compilations.merged) together with others, \(compilations.alone) alone, "
          + "\(compilations.cached) from the cache"
      )
      let articles = report.rememberedArticles ?? 0
      text.addLine("  \(articles.of("article")) unchanged since an earlier check")
    }
    guard let timings = report.timings else { return }
    for (reason, count) in timings.reasonsAlone {
      text.addLine("    alone: \(count) × \(reason)")
    }
    let stages = timings.stages.map { "\($0.name) \($0.seconds.inSeconds)" }
    text.addLine("  took: \(stages.joined(separator: ", "))")
  }

  private func heading(of article: ArticleReport) -> String {
    "\(article.article.path) (\(Summary(of: [article]).snippetCounts))"
  }
}
