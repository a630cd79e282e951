extension Rule {
  /// A claim that a test or the libraries' own facts show to be wrong.
  static let contradictedClaim = Rule(
    id: "contradicted-claim",
    severity: .error,
    summary: "A statement in the text is wrong.",
    explanation: """
      doccheck checked the statement: against the version in which an API appeared, a test of the \
      article, or the code next to the sentence. The message gives the correct fact. Correct the \
      statement, or the code or test that it describes.
      """,
    failingExample: """
      # Owning a model

      `@StateObject` requires iOS 13.
      """,
    correctedExample: """
      # Owning a model

      `@StateObject` requires iOS 14.
      """
  )
}
