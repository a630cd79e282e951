/// A verdict on a snippet with the findings that it rests on.
struct Judgement: Sendable {
  var report: SnippetReport
  var findings: [Finding] = []
}
