extension Rule {
  /// Code compiles in one language mode and not in another.
  static let languageMode = Rule(
    id: "language-mode",
    severity: .warning,
    summary: "One language mode accepts the code and another one does not.",
    explanation: """
      The article is checked in several language modes (`--swift-version`, `--default-isolation`), \
      and one of them accepts what another one refuses. The message is the compiler's own in the \
      mode that refuses it. Mend the code for both, or name the mode that it is written for with \
      `swift-version=5` or `swift-version=6` before the fence.
      """,
    failingExample: """
      # Counting

      ```swift
      struct Counter {
        static var count = 0
      }
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      struct Counter {
        static let start = 0
      }
      ```
      """
  )
}
