/// A regular expression that is compiled once; to be kept in a static property.
///
/// A literal in a function is compiled at each call, which takes some 200 times as long as a match.
///
/// Unchecked, since `Regex` is not `Sendable` but for what it captures: a literal captures nothing, and the
/// standard library fills in the compiled form atomically.
struct Pattern<RegexOutput>: RegexComponent, @unchecked Sendable {
  /// The expression.
  let regex: Regex<RegexOutput>

  /// Keeps an expression, which should be a literal.
  init(_ regex: Regex<RegexOutput>) { self.regex = regex }
}
