extension Rule {
  /// A fact whose source is hinted at, but cannot be found.
  static let vagueSource = Rule(
    id: "vague-source",
    severity: .error,
    summary: "A claim names a source that readers cannot look up.",
    explanation: """
      The text names a document without saying where it is published, so readers can only believe \
      it. Link the document, or give a DOI, an RFC or a proposal number.
      """,
    failingExample: """
      # Caching

      With this cache the app starts 42% faster (Mobile Survey 2024).
      """,
    correctedExample: """
      # Caching

      With this cache the app starts 42% faster
      ([method and raw data](https://example.com/startup/method.html)).
      """
  )
}
