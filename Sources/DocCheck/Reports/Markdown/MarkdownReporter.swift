/// The report as a comment on a pull request: the counts, then the heaviest findings.
struct MarkdownReporter: Reporter {
  /// The most findings that are shown: a comment holds 65,536 characters.
  static let limit = 50

  /// What every such report begins with.
  static let beginning = "### doccheck: "

  func render(_ report: Report) -> String {
    let summary = report.summary
    return """
      \(Self.beginning)\(summary.findingCounts)

      | articles | snippets | passed | failed | not checked | claims without a source |
      |---|---|---|---|---|---|
      | \(summary.articles) | \(summary.snippets) | \(passed(summary)) | \(summary.failed) \
      | \(summary.notChecked) | \(summary.unsourcedClaims) of \(summary.claims) |

      \(context(report))\(findings(report))
      """
  }

  /// What a baseline and an earlier report have to do with the findings.
  private func context(_ report: Report) -> String {
    let known = report.knownFindings.map { "\($0.of("known finding")) of the baseline left out" }
    let change = report.comparison.map {
      "since the earlier report \($0.new.count) new, \($0.fixed.count) fixed, "
        + "\($0.stillThere) remaining"
    }
    let parts = [known, change].compactMap(\.self)
    return parts.isEmpty ? "" : parts.joined(separator: "; ") + "\n\n"
  }

  private func passed(_ summary: Summary) -> String {
    let assumed = summary.passedWithAssumptions
    return assumed == 0 ? "\(summary.passed)" : "\(summary.passed) (\(assumed) with assumed names)"
  }

  private func findings(_ report: Report) -> String {
    let all = report.articles.flatMap { article in
      article.findings.map { (path: article.article.path, finding: $0) }
    }
    let sorted = [Severity.error, .warning, .note].flatMap { severity in
      all.filter { $0.finding.severity == severity }
    }
    guard !sorted.isEmpty else { return "" }
    let rows = sorted.prefix(Self.limit).map { row($0.path, $0.finding) }
    let rest = sorted.count - rows.count
    return (rows + (rest > 0 ? ["- … and \(rest) more"] : [])).joined(separator: "\n") + "\n"
  }

  private func row(_ path: String, _ finding: Finding) -> String {
    let place = code("\(path):\(finding.span.start.line)")
    let message = Self.escaped(String(finding.message.prefix(300)))
    return "- **\(finding.severity.rawValue)** \(place) \(message) (\(code(finding.rule.id)))"
  }

  /// A code span around a text of one line that may hold backticks (CommonMark 0.31.2 §6.1).
  private func code(_ text: String) -> String {
    let text = InertText.marked(text).replacing("\n", with: " ")
    let longest = text.split { $0 != "`" }.map(\.count).max() ?? 0
    let fence = String(repeating: "`", count: longest + 1)
    return longest == 0 ? "`\(text)`" : "\(fence) \(text) \(fence)"
  }

  /// The text with everything that Markdown, HTML or GitHub's mentions would act on escaped.
  static func escaped(_ text: String) -> String {
    let active: Set<Character> = [
      "\\", "`", "*", "_", "{", "}", "[", "]", "<", ">", "(", ")", "#", "+", "-", "!", "|", "~",
      "&",
    ]
    let line = InertText.marked(text).replacing("\n", with: " ")
    return line.map { active.contains($0) ? "\\\($0)" : ($0 == "@" ? "@\u{2060}" : String($0)) }
      .joined()
  }
}
