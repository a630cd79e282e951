extension Rule {
  /// A fact that no reader can check, because no source is named.
  static let unsourcedClaim = Rule(
    id: "unsourced-claim",
    severity: .error,
    summary: "A figure or a fact has no source.",
    explanation: """
      Readers cannot verify it: no source is near, and the article does not show the measurement. \
      Link the source, show how the figure was measured, mark it as your opinion, or remove it.
      """,
    failingExample: """
      # Caching

      With this cache the app starts 42% faster.
      """,
    correctedExample: """
      # Caching

      With this cache the app starts faster on our devices.
      """
  )
}
