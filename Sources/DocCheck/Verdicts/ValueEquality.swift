/// What a program says of a value and the expression in a comment.
enum ValueEquality: String, Sendable {
  case equal
  case different
  /// Their type has no `==`, and their descriptions differ.
  case unknown

  /// Asks programs about several comments: about all at once, then, where that does not compile, about each.
  ///
  /// - Parameters:
  ///   - open: the comments with their expressions.
  ///   - ask: what a program prints about each of some comments; nothing if it does not compile.
  static func find(
    _ open: [(expectation: Expectation, expression: String)],
    ask: ([Expectation], [Span: String]) throws -> [String?]?
  ) rethrows -> [Span: ValueEquality] {
    let open = open.prefix(most)
    let groups = open.count > 1 ? [Array(open)] + open.map { [$0] } : [Array(open)]
    var found: [Span: ValueEquality] = [:]
    for group in groups {
      let expressions = group.map { ($0.expectation.span, $0.expression) }
      let answers = try ask(
        group.map(\.expectation),
        Dictionary(expressions, uniquingKeysWith: { first, _ in first })
      )
      for (question, answer) in zip(group, answers ?? []) {
        found[question.expectation.span] = answer.flatMap(ValueEquality.init)
      }
      if answers != nil, group.count == open.count { break }
    }
    return found
  }

  /// The most comments of a snippet that are asked about.
  private static let most = 6
}
