extension Rule {
  /// A fact whose source is hinted at, but cannot be found.
  static let vagueSource = Rule(
    id: "vague-source",
    severity: .error,
    summary: "A claim names a source that nobody can look up.",
    explanation: """
      The claim points to a survey, a report or a study without saying where it is published, so \
      a reader can only believe it. Link the document itself, or give a DOI, an RFC or a proposal \
      number.
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
