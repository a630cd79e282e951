/// What the rules mean that found something: the pages of `doccheck explain`.
struct PageRules {
  private let rules: [Rule]

  init(_ report: Report) {
    let used = Set(report.articles.flatMap(\.findings).map(\.rule.id))
    rules = Rule.all.filter { used.contains($0.id) }
  }

  /// The pages, folded; nothing where nothing was found.
  var markup: Markup {
    guard !rules.isEmpty else { return .empty }
    return """
      <section class="rules" aria-labelledby="rules">
      <h2 id="rules">Rules</h2>
      \(Markup(rules, Self.page))</section>

      """
  }

  private static func page(_ rule: Rule) -> Markup {
    """
    <details class="rule-page" id="rule-\(rule.id)"><summary><code class="rule">\(rule.id)</code> \
    \(prose(rule.summary))</summary>
    <p>\(prose(rule.explanation))</p>
    <div class="examples">
    \(example("Example", rule.failingExample, rule))
    \(example("Fixed", rule.correctedExample, rule))
    </div>
    </details>

    """
  }

  private static func example(_ label: String, _ article: String, _ rule: Rule) -> Markup {
    """
    <div><h3>\(label)</h3>
    <pre class="plain" tabindex="0" role="group" aria-label="\(label): \(rule.id)" \
    translate="no">\(marked: article)</pre></div>
    """
  }

  /// A rule's words with what is between backticks as code.
  private static func prose(_ text: String) -> Markup {
    let parts = text.split(separator: "`", omittingEmptySubsequences: false)
    return Markup(parts.enumerated()) { index, part in
      index % 2 == 1 ? "<code>\(String(part))</code>" : "\(String(part))"
    }
  }
}
