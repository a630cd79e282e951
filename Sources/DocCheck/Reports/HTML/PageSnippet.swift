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
    let findings = context.findings(about: report.snippet).map(\.finding)
    let rules = Set(findings.map(\.rule.id)).sorted()
    let severities = Set(findings.map(\.severity.rawValue)).sorted()
    return """
      <figure class="snippet \(report.verdict.name)" id="\(anchor)" \
      data-verdict="\(PageFilter.name(of: report.verdict))" data-rules="\(rules.joined(separator: " "))" \
      data-severities="\(severities.joined(separator: " "))">
      <figcaption lang="en">\(badge) <span class="snippet-name">Snippet \(report.snippet.number)\
      </span> <span class="place">\(place)</span> \(parsing)\
      \(PageArticle.permalink(anchor, to: "snippet \(report.snippet.number)"))</figcaption>
      \(reason)\(code.markup)
      \(PageSketches(report).markup)\(facts)</figure>

      """
  }

  private var badge: Markup {
    let how =
      switch report.verdict {
      case .passed(.compiled): report.snippet.shape == .script ? "Compiles (not run)" : "Compiles"
      case .passed(.ran): report.outputs.isEmpty ? "Runs" : "Output matches"
      case .passed(.failedAsExpected): "Fails to compile, as stated"
      case .failed: "Failed"
      case .undecided, .skipped: "Not checked"
      }
    return "<span class=\"badge\">\(PageIcon(report.verdict).use) \(how)</span>"
  }

  private var place: String {
    let lines = report.snippet.block.lines.map(\.number)
    let first = lines.first ?? report.snippet.block.span.start.line
    let last = lines.last ?? first
    return first == last ? "line \(first)" : "lines \(first)–\(last)"
  }

  private var parsing: Markup {
    report.snippet.shape == .broken ? "<span class=\"shape\">does not parse</span> " : .empty
  }

  private var reason: Markup {
    guard let reason = report.verdict.reason else { return .empty }
    return "<p class=\"reason\" lang=\"en\"><strong>Not checked:</strong> \(marked: reason)</p>\n"
  }

  private var facts: Markup {
    let rows = [
      Self.row("Compiled with", Markup(joined: report.dependsOn.map(link), by: ", ")),
      Self.row("Imports added", Markup(joined: report.imported.map(Self.name), by: ", ")),
      Self.row("Assumed to exist", Markup(joined: assumed.map(Self.name), by: ", ")),
      Self.row("Compiled inside", report.wrapped.map { "\(marked: $0)" } ?? .empty),
      Self.row("Needs", Markup(joined: report.needs?.systems.map { "\($0)" } ?? [], by: ", ")),
      Self.row("Language modes", Markup(joined: report.comparedModes.map { "\($0)" }, by: ", ")),
      Self.row("Tests", tests),
      Self.row("Compared", outputs),
      Self.row("Printed", output),
    ]
    let all = Markup(rows) { $0 }
    return all.isEmpty ? .empty : "<dl class=\"facts\" lang=\"en\">\n\(all)</dl>\n"
  }

  /// The assumed names that no message below the code speaks of.
  private var assumed: [String] {
    let notes = context.findings(about: report.snippet).map(\.finding)
      .filter { $0.rule == .undeclaredName }
    return report.assumed.filter { name in
      !notes.contains { $0.message.contains("'\(name)'") }
    }
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

  /// The comments about output that match what happened.
  private var outputs: Markup {
    let outputs = report.outputs.filter(\.matches)
    guard !outputs.isEmpty else { return .empty }
    return "<ul class=\"tests\">\(Markup(outputs, Self.comparison))</ul>"
  }

  private static func comparison(_ output: OutputCheck) -> Markup {
    let expected: Markup = "<code>\(marked: output.expected)</code>"
    let line: Markup = "<span class=\"place\">line \(output.span.start.line)</span>"
    let tolerance = output.tolerance.map { " except for \($0.rawValue)" } ?? ""
    return "<li>\(PageIcon.passed.use) \(expected), as expected\(tolerance) \(line)</li>"
  }

  /// What the program printed, where the comparisons do not show all of it.
  private var output: Markup {
    let compared = Set(report.outputs.flatMap { $0.actual.split(whereSeparator: \.isNewline) })
    guard let output = report.output,
      output.split(whereSeparator: \.isNewline).contains(where: { !compared.contains($0) })
    else { return .empty }
    return "<pre class=\"output\" tabindex=\"0\" translate=\"no\">\(marked: output)</pre>"
  }
}
