extension Rule {
  /// What a documentation comment says about parameters or a result that the declaration does not have.
  static let docParameter = Rule(
    id: "doc-parameter",
    severity: .warning,
    summary:
      "A documentation comment describes other parameters or results than the declaration has.",
    explanation: """
      `- Parameter NAME:` and the list below `- Parameters:` describe the parameters by their names inside \
      of the function. Documentation shows nothing for a name that the function does not have, and readers \
      miss a parameter that is left out where others are described. `- Returns:` and `- Throws:` \
      describe what a function gives back and which errors it throws.
      """,
    failingExample: """
      /// Adds sugar to a cup.
      ///
      /// - Parameter spoon: The number of spoons.
      public func sweeten(spoons: Int) {}
      """,
    correctedExample: """
      /// Adds sugar to a cup.
      ///
      /// - Parameter spoons: The number of spoons.
      public func sweeten(spoons: Int) {}
      """,
    fileName: "Tea.swift"
  )
}
