extension Rule {
  /// The file is not UTF-8 throughout.
  static let invalidEncoding = Rule(
    id: "invalid-encoding",
    severity: .error,
    summary: "The file holds bytes that are not UTF-8.",
    explanation: """
      Site generators, browsers and compilers expect UTF-8. Bytes that are not read as U+FFFD, so \
      readers see a replacement mark and code does not compile. Save the file as UTF-8.
      """,
    failingExample: "A caf\u{FFFD} (the last byte is an e with an accent in Latin-1).",
    correctedExample: "A café, saved as UTF-8."
  )
}
