extension Rule {
  /// Code compiles in one language mode and not in another.
  static let languageMode = Rule(
    id: "language-mode",
    severity: .warning,
    summary: "The code compiles in one language mode, but not in another.",
    explanation: """
      Some readers build with the other mode. The message is the compiler's own in the mode that \
      fails. Change the code so that it compiles in both, or name its mode with \
      `<!-- doccheck: swift-version=5 -->` or `swift-version=6` before the code block.
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
