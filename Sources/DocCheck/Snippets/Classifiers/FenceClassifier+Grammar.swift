extension FenceClassifier {
  /// Rules of a grammar.
  static let grammar = FenceClassifier(
    name: "a grammar",
    language: "text",
    evidence: "A first line that is a rule: a name, an arrow or `::=`, and what it consists of."
  ) { text in
    text.first.text.contains(rule)
  }

  private static let rule = Pattern(/^[\w-]+ (?:→|::=)\s/)
}
