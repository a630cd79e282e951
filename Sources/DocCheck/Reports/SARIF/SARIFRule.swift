/// A rule in a SARIF log (SARIF 2.1.0 §3.49).
struct SARIFRule: Encodable {
  /// A text, plain and where it helps in Markdown (§3.12).
  struct Message: Encodable {
    let text: String
    var markdown: String?
  }

  /// The rule's own weight (§3.50).
  private struct Configuration: Encodable {
    let level: String
  }

  private let id: String
  private let shortDescription: Message
  private let fullDescription: Message
  private let help: Message
  private let defaultConfiguration: Configuration

  init(_ rule: Rule) {
    id = rule.id
    shortDescription = Message(text: rule.summary)
    fullDescription = Message(text: rule.explanation)
    help = Message(text: rule.explanation, markdown: RulePage(rule).markdown)
    defaultConfiguration = Configuration(level: rule.severity.rawValue)
  }
}
