/// A verdict on a snippet with the findings that it rests on.
struct Judgement: Sendable {
  var report: SnippetReport
  var findings: [Finding] = []
  /// Whether the same would come of judging the snippet again.
  var isRepeatable = true
}

extension Judgement {
  /// Whether nobody could tell.
  var isUndecided: Bool {
    if case .undecided = report.verdict { return true }
    return false
  }

  /// Whether the snippet does what the article says.
  var isPassed: Bool {
    if case .passed = report.verdict { return true }
    return false
  }

  /// The same judgement, for want of something to tell by.
  func undecided(_ reason: String) -> Judgement {
    var judgement = self
    judgement.report.verdict = .undecided(reason: reason)
    return judgement
  }

  /// The same judgement with a note that nothing was run.
  ///
  /// - Parameter module: a module of which there are only declarations.
  func notRun(for module: String, at span: Span) -> Judgement {
    var judgement = self
    let message = "compiled, but not run: doccheck has only the declarations of '\(module)'"
    judgement.findings.append(
      Finding(.unsupportedAPI, at: span, message, snippet: report.snippet.id)
    )
    return judgement
  }

  /// The judgement on a snippet that is only listed.
  static func listed(_ snippet: Snippet) -> Judgement {
    Judgement(
      report: SnippetReport(
        snippet: snippet,
        verdict: .skipped(reason: "listed without checking")
      )
    )
  }
}
