/// What a reader should know about a rule, as Markdown.
struct RulePage: Sendable {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// The rule's summary, its explanation and its two examples.
  var markdown: String {
    """
    # \(rule.id)

    \(rule.summary) Severity: \(rule.severity.rawValue).

    \(rule.explanation)

    ## Found

    \(Self.quoted(rule.failingExample))

    ## Fine

    \(Self.quoted(rule.correctedExample))

    """
  }

  /// An article in a fence that is longer than any in it.
  private static func quoted(_ article: String) -> String {
    let runs = article.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(fence)markdown\n\(article)\n\(fence)"
  }
}
