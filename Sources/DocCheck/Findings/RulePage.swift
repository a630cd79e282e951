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

  /// The pages of some rules, or where none is named a line for each rule.
  ///
  /// - Throws: `UsageError` for a rule that there is not.
  static func text(explaining ids: [String]) throws -> String {
    guard !ids.isEmpty else {
      return Rule.all.map { "\($0.id) (\($0.severity.rawValue)): \($0.summary)\n" }.joined()
    }
    return try ids.map { RulePage(try Rule.named($0)).markdown }.joined(separator: "\n")
  }

  /// An article in a fence that is longer than any in it.
  private static func quoted(_ article: String) -> String {
    let runs = article.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(fence)markdown\n\(article)\n\(fence)"
  }
}
