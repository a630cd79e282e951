extension Rule {
  /// The file is not UTF-8 throughout.
  static let invalidEncoding = Rule(
    id: "invalid-encoding",
    severity: .error,
    summary: "The file contains bytes that are not UTF-8.",
    explanation: """
      Site generators, browsers and compilers expect UTF-8. Readers see a replacement character \
      instead of the invalid bytes, and code with them does not compile. Save the file as UTF-8.
      """,
    failingExample: "A caf\u{FFFD} (the last byte is an e with an accent in Latin-1).",
    correctedExample: "A café, saved as UTF-8."
  )
}
