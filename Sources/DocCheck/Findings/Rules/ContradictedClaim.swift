extension Rule {
  /// A claim that a test, the code beside it or the libraries' own facts show to be wrong.
  static let contradictedClaim = Rule(
    id: "contradicted-claim",
    severity: .error,
    summary: "A statement in the text is wrong.",
    explanation: """
      doccheck checked the statement: against the version in which an API appeared, the documented \
      cost of a method of the standard library, a test of the article, or the code next to the \
      sentence (whether it compiles, what it prints, how many properties it declares). The message \
      gives the correct fact. Correct the statement, or the code or test that it describes.
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
