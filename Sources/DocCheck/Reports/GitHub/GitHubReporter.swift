/// The report as annotations on a pull request: GitHub's workflow commands.
///
/// Source: GitHub Docs, "Workflow commands for GitHub Actions". GitHub shows at most ten errors, ten
/// warnings and ten notices of a step; the heaviest come first, and all are in the log.
struct GitHubReporter: Reporter {
  /// The number of annotations of one level that GitHub shows.
  static let limit = 10

  func render(_ report: Report) -> String {
    var text = ""
    for severity in [Severity.error, .warning, .note] {
      let lines = report.articles.flatMap { article in
        article.findings.filter { $0.severity == severity }.map { (article.article.path, $0) }
      }
      for (index, line) in lines.enumerated() {
        text += index < Self.limit ? Self.command(line.1, path: line.0) : Self.line(line.1, line.0)
      }
    }
    let summary = report.summary
    return text + "doccheck: \(summary.findingCounts); \(summary.snippetCounts)\n"
  }

  private static func command(_ finding: Finding, path: String) -> String {
    let (start, end) = (finding.span.start, finding.span.end)
    var properties = [("file", path), ("line", "\(start.line)"), ("endLine", "\(end.line)")]
    // Columns of a region of several lines are refused.
    if start.line == end.line {
      properties += [
        ("col", "\(start.column)"), ("endColumn", "\(max(start.column, end.column - 1))"),
      ]
    }
    properties.append(("title", "doccheck: \(finding.rule.id)"))
    let list = properties.map { "\($0.0)=\(escapedProperty($0.1))" }.joined(separator: ",")
    let notes = finding.notes.map { "note: \($0.message)" }
    let message = ([finding.message] + notes).joined(separator: "\n")
    return "::\(level(finding.severity)) \(list)::\(escaped(InertText.marked(message)))\n"
  }

  /// A finding that GitHub would drop, as a line of the log.
  private static func line(_ finding: Finding, _ path: String) -> String {
    let place = "\(path):\(finding.span.start.line):\(finding.span.start.column)"
    let text = "\(place): \(finding.severity.rawValue): \(finding.message) [\(finding.rule.id)]"
    return "doccheck: " + escaped(InertText.marked(text)) + "\n"
  }

  private static func level(_ severity: Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func escapedProperty(_ text: String) -> String {
    escaped(InertText.marked(text)).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
