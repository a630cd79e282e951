/// A snippet: its verdict, its code with the messages in place, and what the verdict rests on.
struct PageSnippet {
  private let report: SnippetReport
  private let context: PageContext

  init(_ report: SnippetReport, in context: PageContext) {
    self.report = report
    self.context = context
  }

  /// The snippet's figure.
  var markup: Markup {
    let anchor = context.anchors.snippet(report.snippet.number)
    let code = PageCode(report.snippet, in: context)
    let rules = Set(context.findings(about: report.snippet).map(\.finding.rule.id)).sorted()
    return """
      <figure class="snippet \(report.verdict.name)" id="\(anchor)" \
      data-verdict="\(report.verdict.name)" data-rules="\(rules.joined(separator: " "))">
      <figcaption lang="en">\(badge) <span class="snippet-name">Snippet \(report.snippet.number)\
      </span> <span class="place">\(place)</span> \
      <span class="shape">shape: \(report.snippet.shape.rawValue)</span> \
      \(PageArticle.permalink(anchor, to: "snippet \(report.snippet.number)"))</figcaption>
      \(reason)\(code.markup)
      \(facts)</figure>

      """
  }

  private var badge: Markup {
    let how =
      switch report.verdict {
      case .passed(.compiled): "Compiles"
      case .passed(.ran): "Runs as described"
      case .passed(.failedAsExpected): "Fails as described"
      case .failed: "Failed"
      case .undecided: "Undecided"
      case .skipped: "Skipped"
      }
    return "<span class=\"badge\">\(PageIcon(report.verdict).use) \(how)</span>"
  }

  private var place: String {
    let span = report.snippet.block.span
    return span.start.line == span.end.line
      ? "line \(span.start.line)" : "lines \(span.start.line)–\(span.end.line)"
  }

  private var reason: Markup {
    guard let reason = report.verdict.reason else { return .empty }
    return "<p class=\"reason\" lang=\"en\"><strong>Not judged:</strong> \(marked: reason)</p>\n"
  }

  private var facts: Markup {
    let rows = [
      Self.row("Compiled with", Markup(joined: report.dependsOn.map(link), by: ", ")),
      Self.row("Imported for it", Markup(joined: report.imported.map(Self.name), by: ", ")),
      Self.row("Taken to exist", Markup(joined: report.assumed.map(Self.name), by: ", ")),
      Self.row("Wrapped as", report.wrapped.map { "\(marked: $0)" } ?? .empty),
      Self.row("Needs", Markup(joined: report.needs?.systems.map { "\($0)" } ?? [], by: ", ")),
      Self.row("Language modes", Markup(joined: report.comparedModes.map { "\($0)" }, by: ", ")),
      Self.row("Tests", tests),
      Self.row("Compared", outputs),
      Self.row("Printed", output),
    ]
    let all = Markup(rows) { $0 }
    return all.isEmpty ? .empty : "<dl class=\"facts\" lang=\"en\">\n\(all)</dl>\n"
  }

  private static func row(_ label: String, _ value: Markup) -> Markup {
    value.isEmpty ? .empty : "<div><dt>\(label)</dt><dd>\(value)</dd></div>\n"
  }

  private static func name(_ name: String) -> Markup { "<code>\(marked: name)</code>" }

  private func link(_ id: String) -> Markup {
    guard let number = context.snippetNumbers[id] else { return Self.name(id) }
    return "<a href=\"#\(context.anchors.snippet(number))\">snippet \(number)</a>"
  }

  private var tests: Markup {
    guard !report.tests.isEmpty else { return .empty }
    return "<ul class=\"tests\">\(Markup(report.tests, Self.test))</ul>"
  }

  private static func test(_ test: TestResult) -> Markup {
    let icon = PageIcon(rawValue: test.outcome) ?? .failed
    return """
      <li>\(icon.use) <span class="kind">\(icon.rawValue)</span> \(marked: test.name) \
      <span class="place">\(marked: test.place)</span></li>
      """
  }

  /// What the comments about output say, beside what happened.
  private var outputs: Markup {
    guard !report.outputs.isEmpty else { return .empty }
    return "<ul class=\"tests\">\(Markup(report.outputs, Self.comparison))</ul>"
  }

  private static func comparison(_ output: OutputCheck) -> Markup {
    let expected: Markup = "<code>\(marked: output.expected)</code>"
    let actual: Markup = "<code>\(marked: output.actual)</code>"
    let line: Markup = "<span class=\"place\">line \(output.span.start.line)</span>"
    if output.matches {
      let tolerance = output.tolerance.map { " but for \($0.rawValue)" } ?? ""
      return "<li>\(PageIcon.passed.use) \(expected), as expected\(tolerance) \(line)</li>"
    }
    return "<li>\(PageIcon.failed.use) expected \(expected), got \(actual) \(line)</li>"
  }

  private var output: Markup {
    guard let output = report.output, !output.isEmpty else { return .empty }
    return "<pre class=\"output\" tabindex=\"0\" translate=\"no\">\(marked: output)</pre>"
  }
}
