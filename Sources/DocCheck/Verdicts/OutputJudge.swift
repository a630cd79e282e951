/// Compares what a run printed with what the snippet's comments say.
struct OutputJudge: Sendable {
  let snippet: Snippet
  let output: OutputParts
  /// Whether the program ended by itself, possibly before its last statement.
  let hasExited: Bool
  /// The expectations that were looked for, and the parts of the output that each speaks of.
  let expected: [(expectation: Expectation, parts: [Int])]

  /// What the snippet itself printed.
  var whole: String {
    let values = expected.filter { $0.expectation.subject != .printed }
    return output.whole(without: Set(values.flatMap(\.parts)))
  }

  /// One check for each comment, or for several behind one statement; values that cannot be
  /// compared with a literal are left out.
  var checks: [OutputCheck] {
    var rest = expected[...]
    var checks: [OutputCheck] = []
    while let first = rest.popFirst() {
      guard first.expectation.subject == .printed else {
        checks += value(of: first.expectation, first.parts)
        continue
      }
      // Several comments behind one statement are the lines of what it prints.
      let more = rest.prefix {
        !$0.parts.isEmpty && $0.parts == first.parts && $0.expectation.subject == .printed
      }
      rest = rest.dropFirst(more.count)
      let comments = ([first] + more).map(\.expectation)
      let text = comments.map(\.text).joined(separator: "\n")
      var check = printed(first.expectation, text, first.parts.first)
      if !more.isEmpty {
        check.comments = comments.map { OutputCheck.Comment(span: $0.span, expected: $0.text) }
      }
      checks.append(check)
    }
    return checks + (shown.map { [$0] } ?? [])
  }

  /// The check of the fence behind the snippet; nothing where it shows something else.
  private var shown: OutputCheck? {
    guard let shown = snippet.shownOutput else { return nil }
    let comparison = OutputComparison(
      expected: Self.withoutTrailingBlanks(shown.text),
      actual: Self.withoutTrailingBlanks(whole),
      isStatement: false,
      hasSets: usesSets
    )
    guard shown.isAnnounced || comparison.agreement != nil || shown.resembles(whole) else {
      return nil
    }
    return check(shown.span, shown.text, comparison.printed, comparison.agreement)
  }

  /// Nobody sees the blanks at the ends of lines, and editors remove them.
  private static func withoutTrailingBlanks(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { line in
        let blanks = line.reversed().prefix { $0 == " " || $0 == "\t" }.count
        return String(line.dropLast(blanks))
      }
      .joined(separator: "\n")
  }

  /// One finding for each check that does not agree.
  func findings(for checks: [OutputCheck]) -> [Finding] {
    zip(checks, checks.map(message)).filter { !$0.0.matches }.map { check, message in
      Finding(.outputDiffers, at: check.span, message, snippet: snippet.id)
    }
  }

  private func message(_ check: OutputCheck) -> String {
    let subject = expected.first { $0.expectation.span == check.span }?.expectation.subject
    switch subject {
    case .variable(let name)?:
      return "expected '\(name)' to be \(check.expected), but it is \(check.actual)"
    case .result?: return "expected value \(check.expected), but it is \(check.actual)"
    case .printed?, nil: return Self.difference(check)
    }
  }

  /// How the output differs from what the article shows: on one line, or as a difference of lines.
  private static func difference(_ check: OutputCheck) -> String {
    if check.expected.contains("\n") || check.actual.contains("\n") {
      let lines = LineDifference(from: check.expected, to: check.actual).text
      return "the code's output differs from the expected output (- expected, + printed)\n\(lines)"
    }
    let printed = check.actual.isEmpty ? "nothing" : "\"\(check.actual)\""
    return "expected output \"\(check.expected)\", but the code prints \(printed)"
  }

  private func printed(_ expectation: Expectation, _ text: String, _ part: Int?) -> OutputCheck {
    let comparison = OutputComparison(
      expected: text,
      actual: part.map(self.part) ?? whole,
      isStatement: part != nil,
      hasSets: usesSets
    )
    return check(expectation.span, text, comparison.printed, comparison.agreement)
  }

  private func value(of expectation: Expectation, _ parts: [Int]) -> [OutputCheck] {
    let values = parts.map { part($0) }
    let comparison = ValueComparison(
      expected: expectation.text,
      actual: values,
      hasSets: usesSets
    )
    guard !comparison.isPointless || comparison.agreement != nil else { return [] }
    let shown = comparison.shown
    return [check(expectation.span, expectation.text, shown, comparison.agreement)]
  }

  private func check(
    _ span: Span,
    _ expected: String,
    _ actual: String,
    _ agreement: OutputComparison.Agreement?
  ) -> OutputCheck {
    var check = OutputCheck(
      span: span,
      expected: expected,
      actual: actual,
      matches: agreement != nil
    )
    if case .within(let tolerance)? = agreement { check.tolerance = tolerance }
    return check
  }

  private func part(_ number: Int) -> String { output.part(number, hasExited: hasExited) }

  private var usesSets: Bool {
    snippet.parsed.items.contains { item in item.uses.contains { $0.name == "Set" } }
  }
}
