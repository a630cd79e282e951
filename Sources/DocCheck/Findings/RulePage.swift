/// What a reader should know about a rule.
struct RulePage: Sendable {
  private let rule: Rule

  init(_ rule: Rule) { self.rule = rule }

  /// The page as Markdown: the summary, why it matters, the two examples, how to turn the rule off.
  var markdown: String {
    """
    # \(rule.id)

    \(rule.summary) Severity: \(rule.severity.rawValue).

    \(rule.explanation)

    ## Example

    \(quoted(rule.failingExample))

    ## Fixed

    \(quoted(rule.correctedExample))

    ## How to turn it off

    \(off)

    """
  }

  /// The page for a terminal: headings in bold, examples indented, without the marks of Markdown.
  var styled: StyledText {
    var text = StyledText()
    text.add(rule.id, .strong)
    text.addLine(" (\(rule.severity.rawValue))", StyledText.Style(rule.severity))
    text.addLine()
    Self.add(rule.summary, to: &text)
    text.addLine()
    Self.add(rule.explanation, to: &text)
    for (heading, example) in [
      ("Example", rule.failingExample), ("Fixed", rule.correctedExample),
    ] {
      text.addLine("\n" + heading, .strong)
      for line in example.split(separator: "\n", omittingEmptySubsequences: false) {
        text.addLine(line.isEmpty ? "" : "    " + line)
      }
    }
    text.addLine("\nHow to turn it off", .strong)
    Self.add(off, to: &text)
    return text
  }

  /// The ways in which findings of the rule can be kept from being reported.
  private var off: String {
    "Everywhere: `--rule \(rule.id)=off`, or `rules: { \"\(rule.id)\": \"off\" }` in .doccheck.json. "
      + "For one place: `<!-- doccheck-disable-next \(rule.id) -- reason -->` in the line before it."
  }

  /// The pages of some rules, or where none is named a line for each rule.
  ///
  /// - Parameters:
  ///   - ids: the names of rules.
  ///   - inColor: whether the text is for a terminal with colours; Markdown otherwise.
  /// - Throws: `UsageError` for an unknown rule.
  static func text(explaining ids: [String], inColor: Bool = false) throws -> String {
    guard !ids.isEmpty else {
      return Rule.all.map { "\($0.id) (\($0.severity.rawValue)): \($0.summary)\n" }.joined()
    }
    return try ids.map { id in
      let page = RulePage(try Rule.named(id))
      return inColor ? page.styled.painted(inColor: true) : page.markdown
    }.joined(separator: "\n")
  }

  /// Adds prose with what is between backticks in bold.
  private static func add(_ prose: String, to text: inout StyledText) {
    let parts = prose.split(separator: "`", omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      text.add(String(part), index.isMultiple(of: 2) ? .plain : .strong)
    }
    text.addLine()
  }

  /// An article in a fence that is longer than any in it.
  private func quoted(_ article: String) -> String {
    let runs = article.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    let language = rule.fileName.hasSuffix(SourceFileReader.ending) ? "swift" : "markdown"
    return "\(fence)\(language)\n\(article)\n\(fence)"
  }
}
