@testable import DocCheck

/// Puts what came of an article into lines, as cases expect them.
struct CaseLines {
  let details: Set<CaseDetail>

  /// The snippets in their order, each with what belongs to it, then claims and findings.
  func lines(of report: ArticleReport) -> [String] {
    let names = shows(.messages) ? [:] : namedPlaces(in: report)
    let path = report.article.path
    let lines =
      report.snippets.flatMap { self.lines(of: $0, names[$0.snippet.id] ?? [:]) }
      + (shows(.claims) ? report.claims.map(line) : [])
      + report.findings.filter { !isSaid($0, names) }
      .flatMap { self.lines(of: $0, in: report.article) }
    // The folder that an article is checked in says nothing.
    return lines.map { $0.replacing(path, with: path.split(separator: "/").last ?? "") }
  }

  /// The lines that a change takes away and brings.
  func lines(of change: FileChange?) -> [String] {
    guard let change else { return [] }
    let text = UnifiedDiff(path: "", old: change.old, new: change.new).text
    // A carriage return and the line feed behind it are one character.
    return text.replacing("\r\n", with: "\\r\n").split(separator: "\n")
      .filter { $0.hasPrefix("-") || $0.hasPrefix("+") }.dropFirst(2)
      .map(String.init)
  }

  /// Where the assumed names of each snippet are reported to be declared nowhere.
  private func namedPlaces(in report: ArticleReport) -> [String: [String: Span]] {
    var places: [String: [String: Span]] = [:]
    for snippet in report.snippets {
      for name in snippet.assumed {
        let finding = report.findings.first {
          $0.snippet == snippet.snippet.id && $0.rule == .undeclaredName && $0.severity == .note
            && $0.message == Self.message(onAssumed: name)
        }
        places[snippet.snippet.id, default: [:]][name] = finding?.span
      }
    }
    return places
  }

  /// What a finding says of a name that is assumed.
  private static func message(onAssumed name: String) -> String {
    "'\(name)' is not declared in this article; assumed to exist"
  }

  /// Whether the line of a snippet says what a finding does.
  private func isSaid(_ finding: Finding, _ places: [String: [String: Span]]) -> Bool {
    guard finding.rule == .undeclaredName, let names = places[finding.snippet ?? ""] else {
      return isClaim(finding)
    }
    return names.contains { Self.message(onAssumed: $0) == finding.message && $1 == finding.span }
  }

  /// Whether the line of a claim says what a finding does.
  private func isClaim(_ finding: Finding) -> Bool {
    shows(.claims) && [.unsourcedClaim, .vagueSource, .contradictedClaim].contains(finding.rule)
  }

  private func shows(_ detail: CaseDetail) -> Bool { details.contains(detail) }

  private func lines(of snippet: SnippetReport, _ names: [String: Span]) -> [String] {
    var parts: [String] = []
    if !snippet.assumed.isEmpty {
      let assumed = snippet.assumed.map { name in
        names[name].map { "\(name) (\(place($0)))" } ?? name
      }
      parts.append("assumes " + assumed.joined(separator: ", "))
    }
    if shows(.uses), !snippet.dependsOn.isEmpty {
      let numbers = snippet.dependsOn.map { $0.split(separator: "#").last ?? "" }
      parts.append("uses " + numbers.joined(separator: ", "))
    }
    if shows(.imports), !snippet.imported.isEmpty {
      parts.append("imports " + snippet.imported.joined(separator: ", "))
    }
    if shows(.wrapped), let wrapped = snippet.wrapped { parts.append("wrapped as \(wrapped)") }
    if shows(.portability) { parts.append(snippet.portability.rawValue) }
    if shows(.modes) {
      parts += snippet.matrix.map { "\($0.mode.name): \(name(of: $0.verdict))" }
    }
    if shows(.error), let error = snippet.error { parts.append("error: \(error)") }
    parts += runLines(of: snippet)
    return [name(of: snippet.verdict)] + parts.map { "  " + Self.oneLine($0) }
  }

  private func runLines(of snippet: SnippetReport) -> [String] {
    var parts: [String] = []
    if shows(.tests) {
      parts += snippet.tests.map { "test '\($0.name)', \($0.place): \($0.outcome)" }
    }
    if shows(.values) {
      parts += snippet.outputs.map {
        let place = "\($0.span.start.line):\($0.span.start.column)"
        return $0.matches
          ? "\(place) says '\($0.expected)'" : "\(place) says '\($0.expected)', not '\($0.actual)'"
      }
    }
    if shows(.output), let output = snippet.output { parts.append("prints '\(output)'") }
    return parts
  }

  private func name(of verdict: Verdict) -> String {
    switch verdict {
    case .passed(.compiled): "passed"
    case .passed(.ran): "passed by running"
    case .passed(.failedAsExpected): "passed by failing"
    case .failed: "failed"
    case .undecided(let reason): "undecided: \(Self.oneLine(reason))"
    case .skipped(let reason): "skipped: \(Self.oneLine(reason))"
    }
  }

  private func line(of claim: Claim) -> String {
    let evidence = claim.evidence.rawValue + (claim.evidenceText.map { " (\($0))" } ?? "")
    return Self.oneLine("\(place(claim.span)) \(claim.kind.rawValue), \(evidence): \(claim.text)")
  }

  private func lines(of finding: Finding, in article: Article) -> [String] {
    let severity = shows(.severities) ? "\(finding.severity) " : ""
    var lines = ["\(place(finding.span)) \(severity)\(finding.rule.id): \(finding.message)"]
    if shows(.notes) {
      lines += finding.notes.map { note in
        "  note\(note.span.map { " \(place($0))" } ?? ""): \(note.message)"
      }
    }
    if shows(.fixes), let fix = finding.fix {
      lines += fix.edits.map { "  fix: \(TextFinding.description(of: $0, in: article.source))" }
    }
    return lines.map(Self.oneLine)
  }

  private func place(_ span: Span) -> String {
    let start = "\(span.start.line):\(span.start.column)"
    return shows(.ends) ? "\(start)-\(span.end.line):\(span.end.column)" : start
  }

  private static func oneLine(_ text: String) -> String {
    text.replacing("\r\n", with: "\\r\\n").replacing("\r", with: "\\r")
      .replacing("\n", with: "\\n")
  }
}
