/// A snippet's verdict and what it rests on, for those who want to know everything.
struct TextSnippet {
  let report: SnippetReport
  /// How long it took; nothing where nobody knows.
  var timing: Timings.Snippet?

  /// Writes a line with the verdict and an indented line for each thing it rests on.
  func write(to text: inout StyledText) {
    let block = report.snippet.block
    let path = report.snippet.id.prefix { $0 != "#" }
    text.add("  \(path):\(block.span.start.line)-\(block.span.end.line)  ")
    text.add(report.verdict.reason == nil ? report.verdict.name : "not checked", style)
    text.addLine(report.snippet.shape == .broken ? "  (does not parse)" : "", .faint)
    detail("reason", report.verdict.reason.map { [$0] } ?? [], to: &text)
    detail("compiled with", report.dependsOn, to: &text)
    detail("imports added", report.imported, to: &text)
    detail("assumed to exist", report.assumed, to: &text)
    detail("compiled inside", report.wrapped.map { [$0] } ?? [], to: &text)
    detail("needs", report.needs?.systems ?? [], to: &text)
    detail("in each language mode", report.comparedModes, to: &text)
    if let timing { took(timing, to: &text) }
    for test in report.tests {
      detail(
        "test \(test.outcome)",
        ["\(test.name) (\(test.place))"],
        to: &text
      )
    }
    guard let output = report.output, !output.isEmpty else { return }
    text.addLine("    printed:")
    for line in output.split(separator: "\n", omittingEmptySubsequences: false) {
      text.addLine("      \(line)")
    }
  }

  private func took(_ timing: Timings.Snippet, to text: inout StyledText) {
    text.addLine("    took: \(timing.seconds.inSeconds)")
    for step in timing.steps {
      let reason = step.reason.map { ": \($0)" } ?? ""
      text.addLine("      \(step.kind.rawValue) \(step.seconds.inSeconds)\(reason)", .faint)
    }
  }

  private func detail(_ label: String, _ values: [String], to text: inout StyledText) {
    guard !values.isEmpty else { return }
    text.addLine("    \(label): \(values.joined(separator: ", "))")
  }

  private var style: StyledText.Style {
    switch report.verdict {
    case .passed: .passed
    case .failed: .error
    case .undecided: .warning
    case .skipped: .faint
    }
  }
}
