extension Rule {
  /// A link in double backticks to a symbol that nobody declares.
  static let brokenSymbolLink = Rule(
    id: "broken-symbol-link",
    severity: .warning,
    summary: "A link in double backticks leads to a symbol that the package does not have.",
    explanation: """
      In documentation comments and DocC catalogs, double backticks link to a symbol: ` ``Cup/fill(with:)`` `. \
      DocC shows a link that leads nowhere as plain code. doccheck looks for the symbol in the package that \
      the file belongs to and in what that depends on. The kind or the hash that DocC puts behind a name to \
      tell symbols apart is left aside. Parameters and expressions stand in single backticks.
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
