/// A part of a statement or a function that an article shows alone: `catch` or `else`, with the brace
/// before it or without, the cases of a `switch`, or the result of a function (`-> Int`).
struct Clause: Sendable {
  /// What makes a statement of the clause.
  let before: String
  let after: String

  /// The statements that have such clauses, and what the clauses begin with.
  private static let statements: [(heads: Set<String>, before: String, after: String)] = [
    (["catch"], "do { throw \(Hole.expressionText) }", ""),
    (["}"], "do { throw \(Hole.expressionText)", ""),
    (["}"], "if \(Hole.expressionText) {", ""),
    (["}"], "repeat {", ""),
    (["->"], "func article()", "{ fatalError() }"),
    (["else"], "if \(Hole.expressionText) {}", ""),
    (["case", "default", "@", "#if"], "switch \(Hole.expressionText) {", "}"),
  ]

  /// Reads code as a clause; nothing where it is none.
  ///
  /// - Parameter parsed: what the parser makes of the code.
  init?(_ code: String, parsed: ParsedSwift) {
    guard !parsed.errors.isEmpty || parsed.head == "case" else { return nil }
    let fitting = Self.statements.first { heads, before, after in
      heads.contains(parsed.head) && SyntaxCheck.acceptsAsOne("\(before)\n\(code)\n\(after)")
    }
    guard let fitting else { return nil }
    (before, after) = (fitting.before, fitting.after)
  }
}
