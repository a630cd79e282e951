extension Rule {
  /// A claim that a test or the libraries' own facts show to be wrong.
  static let contradictedClaim = Rule(
    id: "contradicted-claim",
    severity: .error,
    summary: "A claim is not so: a test, the code beside it or an API's own facts say otherwise.",
    explanation: """
      The article states something that can be checked, and it was checked: the version that an \
      API came with, a number that a test of the article measures, or that the code beside the \
      sentence compiles, prints something or fails. The message says what holds. Correct the \
      claim, or the code or the test if it shows something else.
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
