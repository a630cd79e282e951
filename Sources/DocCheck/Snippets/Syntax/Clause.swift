import SwiftParser
import SwiftSyntax

/// A part of a statement that an article shows alone: `catch`, `else`, or the cases of a `switch`.
struct Clause: Sendable {
  /// What makes a statement of the clause.
  let before: String
  let after: String

  /// The statements that have such clauses.
  private static let statements = [
    ("do { throw \(Hole.expressionText) }", ""),
    ("if \(Hole.expressionText) {}", ""),
    ("switch \(Hole.expressionText) {", "}"),
  ]

  /// Reads code as a clause; nothing where it is none.
  init?(_ code: String) {
    let first = code.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
    guard !ParsedSwift(code).errors.isEmpty || first.hasPrefix("case") else { return nil }
    let fitting = Self.statements.first { before, after in
      let parsed = ParsedSwift("\(before)\n\(code)\n\(after)")
      return parsed.errors.isEmpty && parsed.items.count == 1
    }
    guard let fitting else { return nil }
    (before, after) = fitting
  }
}
