extension Rule {
  /// A link in double backticks that DocC does not resolve.
  static let brokenSymbolLink = Rule(
    id: "broken-symbol-link",
    severity: .warning,
    summary: "A link in double backticks does not lead to a symbol of the package.",
    explanation: """
      In documentation comments and DocC catalogs, double backticks link to a symbol: ` ``Cup/fill(with:)`` `. \
      DocC shows a link that leads nowhere as plain code. Like DocC, doccheck looks for the first name in the \
      documented symbol, in the types around it and in its module, and then for the name of a module. Names \
      have their argument labels. Where several symbols have one name, a suffix such as `-swift.method` says \
      which is meant; a hash such as `-5xlqj` is not compared. What the package depends on can be linked to as \
      well. Parameters and expressions belong in single backticks.
      """,
    failingExample: """
      /// A cup. Fill it with ``fill(form:)``.
      public struct Cup {
        /// Fills the cup.
        public func fill(from: String) {}
      }
      """,
    correctedExample: """
      /// A cup. Fill it with ``fill(from:)``.
      public struct Cup {
        /// Fills the cup.
        public func fill(from: String) {}
      }
      """,
    fileName: "Cup.swift"
  )
}
