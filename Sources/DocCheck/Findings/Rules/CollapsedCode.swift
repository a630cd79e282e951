extension Rule {
  /// Code on one line that was written on several.
  static let collapsedCode = Rule(
    id: "collapsed-code",
    severity: .warning,
    summary: "The line breaks of the code are lost.",
    explanation: """
      Several statements or declarations stand on one line, as where an editor or a converter joined \
      lines. Nobody can read or paste such code, and a comment that begins with `//` swallows what \
      follows it. The code is checked with the line breaks put back where the parser misses them. \
      Write each statement on a line of its own.
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
