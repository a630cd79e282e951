/// A comment by which an author answers for findings: `<!-- doccheck-disable-next RULE -- reason -->`.
struct Suppression: Hashable, Sendable {
  /// A rule, or of a rule about claims one kind: `unsourced-claim(statistic)`.
  struct Selector: Hashable, Sendable {
    let rule: String
    let kind: Claim.Kind?

    /// The selector as its author writes it.
    var text: String { kind.map { "\(rule)(\($0.rawValue))" } ?? rule }
  }

  let selectors: [Selector]
  /// The lines of the article that it is about.
  let lines: ClosedRange<Int>
  /// The comment.
  let span: Span
}
