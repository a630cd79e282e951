/// The lines of the text report about an earlier one.
struct TextComparison {
  let report: Report
  let comparison: ReportComparison

  /// The most findings of one kind that are named one by one.
  private static let limit = 20

  /// Writes the counts, then what is new and what is fixed.
  func write(to text: inout StyledText) {
    let before = comparison.history.map { Summary($0).plainVerdictCounts }.joined(
      separator: "; then "
    )
    text.add("since the earlier report: ")
    text.add("\(comparison.new.count) new", comparison.new.isEmpty ? .plain : .error)
    text.add(", ")
    text.add("\(comparison.fixed.count) fixed", comparison.fixed.isEmpty ? .plain : .passed)
    text.addLine(", \(comparison.stillThere) remaining; before: \(before)")
    list("new", new, .error, to: &text)
    let fixed = comparison.fixed.map { "\($0.path):\($0.line): \($0.message) [\($0.rule)]" }
    list("fixed", fixed, .passed, to: &text)
  }

  private var new: [String] {
    report.articles.flatMap { article in
      zip(article.findings, Fingerprints(of: article).findings)
        .filter { comparison.new.contains($0.1) }
        .map { finding, _ in
          "\(article.article.path):\(finding.span.start.line): \(finding.message)"
            + " [\(finding.rule.id)]"
        }
    }
  }

  private func list(
    _ label: String,
    _ lines: [String],
    _ style: StyledText.Style,
    to text: inout StyledText
  ) {
    for line in lines.prefix(Self.limit) {
      text.add("    \(label): ", style)
      text.addLine(line.replacing("\n", with: " "))
    }
    if lines.count > Self.limit {
      text.addLine("    … and \(lines.count - Self.limit) more \(label)")
    }
  }
}
