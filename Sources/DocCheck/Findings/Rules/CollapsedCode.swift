extension Rule {
  /// Code on one line that was written on several.
  static let collapsedCode = Rule(
    id: "collapsed-code",
    severity: .warning,
    summary: "Several statements were joined on one line.",
    explanation: """
      Readers cannot paste such code, and a comment that begins with `//` hides everything after \
      it. An editor or a converter may have removed the line breaks. doccheck restores them to \
      check the code. Write each statement on a line of its own.
      """,
    failingExample: """
      # Counting

      ```swift
      struct Counter { var count = 0 mutating func add() { count += 1 } }
      ```
      """,
    correctedExample: """
      # Counting

      ```swift
      struct Counter {
        var count = 0
        mutating func add() { count += 1 }
      }
      ```
      """
  )
}
