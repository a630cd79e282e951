/// Compares what a run printed with what the snippet's comments say.
struct OutputJudge: Sendable {
  let snippet: Snippet
  /// The code of the snippet and of what is linked with it.
  let code: String
  let output: OutputParts
  /// Whether the program ended by itself, possibly before its last statement.
  let hasExited: Bool
  /// The expectations that were looked for, and the parts of the output that each speaks of.
  let expected: [(expectation: Expectation, parts: [Int])]
  /// Whether values are equal to the expressions in comments, by the comments' places.
  var equalities: [Span: ValueEquality] = [:]

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
      checks += printed(([first] + more).map(\.expectation), first.parts.first)
    }
    return checks + (shown.map { [$0] } ?? [])
  }

  /// The check of the fence behind the snippet; nothing where it shows something else.
  private var shown: OutputCheck? {
    guard let shown = snippet.shownOutput else { return nil }
    let comparison = OutputComparison(
      expected: OutputComparison.withoutTrailingBlanks(shown.text),
      actual: OutputComparison.withoutTrailingBlanks(whole),
      isStatement: false,
      hasSets: usesSets,
      isConcurrent: isConcurrent
    )
    guard shown.isAnnounced || comparison.agreement != nil || shown.resembles(whole) else {
      return nil
    }
    return check(shown.span, shown.text, comparison.printed, comparison.agreement)
  }

  /// One finding for each check that does not agree.
  func findings(for checks: [OutputCheck]) -> [Finding] {
    zip(checks, checks.map(message)).filter { !$0.0.matches }.map { check, message in
      Finding(.outputDiffers, at: check.span, message, snippet: snippet.id)
    }
  }

  private func message(_ check: OutputCheck) -> String {
    // A comment may say what is printed and what is returned.
    let own = expected.map(\.expectation).filter { $0.span == check.span }
    let subject = (own.first { $0.text == check.expected } ?? own.first)?.subject
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

  /// The check of the comments about one statement's output; nothing where they are prose.
  private func printed(_ comments: [Expectation], _ part: Int?) -> [OutputCheck] {
    let readings =
      comments.count == 1
      ? comments[0].readings : [comments.map(\.text).joined(separator: "\n")]
    let comparisons = readings.map { reading in
      OutputComparison(
        expected: reading,
        actual: part.map(self.part) ?? whole,
        isStatement: part != nil,
        hasSets: usesSets,
        isConcurrent: isConcurrent
      )
    }
    let printed = comparisons[0].printed
    let agreement =
      comparisons.compactMap(\.agreement).first
      ?? (comments.count == 1 ? valueAgreement(comments[0], printed) : nil)
    let isRemark =
      comments.count == 1 && comments[0].showsValue
      && BareText(readings[0]).isRemark(beside: printed)
    guard
      agreement != nil || !isRemark && comments.allSatisfy({ $0.certainty == .stated })
        || part != nil && areOfSameForm(comments, as: printed)
    else { return [] }
    var check = check(comments[0].span, readings[0], printed, agreement)
    if comments.count > 1 {
      check.comments = comments.map { OutputCheck.Comment(span: $0.span, expected: $0.text) }
    }
    return [check]
  }

  /// How the output agrees with a comment that shows a value, in another notation or with several in a row.
  private func valueAgreement(
    _ expectation: Expectation,
    _ printed: String
  ) -> OutputComparison.Agreement? {
    guard expectation.showsValue else { return nil }
    // The statements before it may have printed lines as well.
    let last = printed.split(separator: "\n").last.map { [String($0)] } ?? []
    return ValueComparison(
      expectation: expectation,
      actual: [printed] + last + row(printed, as: expectation),
      hasSets: usesSets
    ).agreement
  }

  /// The words that were printed as a list, for a comment that shows a row of values.
  private func row(_ printed: String, as expectation: Expectation) -> [String] {
    guard expectation.otherReadings.contains(where: { $0.hasPrefix("[") }) else { return [] }
    let words = printed.split(whereSeparator: \.isWhitespace).map {
      $0.hasSuffix(",") ? $0.dropLast() : $0
    }
    return ["[\(words.joined(separator: ", "))]"]
  }

  /// Whether each line that was printed looks like the comment on it; of comment lines that nothing marks as output,
  /// half must be the same.
  private func areOfSameForm(_ comments: [Expectation], as printed: String) -> Bool {
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    if comments.count == 1, let row = row(printed, as: comments[0]).first,
      case .list(let values)? = ShownValue(row)
    {
      return comments[0].readings.contains { reading in
        guard case .list(let shown)? = ShownValue(reading) else { return false }
        return shown.count == values.count && zip(shown, values).allSatisfy { $0.resembles($1) }
      }
    }
    if comments.count == 1, comments[0].isBare, comments[0].text.contains("\n") {
      let shown = comments[0].text.split(separator: "\n", omittingEmptySubsequences: false)
      return lines.count == shown.count && zip(shown, lines).count(where: ==) * 2 >= shown.count
    }
    return lines.count == comments.count
      && zip(comments, lines).allSatisfy { comment, line in
        // A text in quotes right below is output.
        comment.otherReadings.contains("\"\(comment.text)\"")
          || ValueComparison(expectation: comment, actual: [String(line)], hasSets: usesSets)
            .isOfSameForm
      }
  }

  private func comparison(of expectation: Expectation, _ parts: [Int]) -> ValueComparison {
    ValueComparison(expectation: expectation, actual: parts.map { part($0) }, hasSets: false)
  }

  private func value(of expectation: Expectation, _ parts: [Int]) -> [OutputCheck] {
    let comparison = comparison(of: expectation, parts)
    // Behind a call without a value, a value of the same form is that of what it is called on.
    if let base = comparison.ofBase, base.agreement == nil, base.isOfSameForm {
      return [check(expectation.span, expectation.text, base.shown, nil)]
    }
    let equality = equalities[expectation.span]
    let agreement = comparison.agreement ?? (equality == .equal ? .exact : nil)
    let isDecided =
      agreement != nil || equality == .different
      || (expectation.certainty != .possible || expectation.isText) && comparison.isOfSameForm
      || expectation.certainty == .stated && !comparison.isOpaque
    guard agreement != nil || isDecided && !comparison.isPointless else { return [] }
    return [check(expectation.span, expectation.text, comparison.shown, agreement)]
  }

  /// The expectations that only the compiler can compare with the values, with the expression of each.
  var open: [(expectation: Expectation, expression: String)] {
    expected.compactMap { expectation, parts in
      guard expectation.subject != .printed, !parts.isEmpty else { return nil }
      let comparison = comparison(of: expectation, parts)
      guard comparison.agreement == nil, !comparison.isPointless,
        let expression = expectation.expression(isCase: comparison.isCase)
      else { return nil }
      return (expectation, expression)
    }
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

  /// Whether the code prints from several tasks, or from a queue that may run several at once.
  private var isConcurrent: Bool {
    let started = ["Task {", "Task.detached", "async let "].map { code.ranges(of: $0).count }
    return started.reduce(0, +) > 1
      || code.holdsAny(of: [".concurrent", ".global(", "TaskGroup("])
  }

  private var usesSets: Bool {
    snippet.parsed.items.contains { item in item.uses.contains { $0.name == "Set" } }
  }
}
