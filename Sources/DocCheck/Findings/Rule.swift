/// One thing that doccheck looks for: its name, its weight, its page and its two examples.
struct Rule: Sendable {
  /// The stable, kebab-case name.
  let id: String
  /// The severity of its findings unless the finding or the configuration says otherwise.
  let severity: Severity
  /// One line for lists.
  let summary: String
  /// A paragraph on what it means and what to do about it.
  let explanation: String
  /// An article in which the rule finds something.
  let failingExample: String
  /// The same article, fixed.
  let correctedExample: String
  /// What a file is called in which the examples stand.
  var fileName = "a.md"
}

extension Rule: Hashable {
  static func == (left: Rule, right: Rule) -> Bool { left.id == right.id }

  func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

extension Rule: Codable {
  init(from decoder: any Decoder) throws {
    self = try Rule.named(String(from: decoder))
  }

  func encode(to encoder: any Encoder) throws { try id.encode(to: encoder) }
}
