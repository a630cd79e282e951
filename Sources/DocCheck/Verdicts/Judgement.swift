/// A verdict on a snippet with the findings that it rests on.
struct Judgement: Sendable {
  var report: SnippetReport
  var findings: [Finding] = []
}

extension Judgement {
  /// The judgement on a snippet that is only listed.
  static func listed(_ snippet: Snippet) -> Judgement {
    Judgement(
      report: SnippetReport(
        snippet: snippet,
        verdict: .skipped(reason: "only listed, not checked")
      )
    )
  }
}
