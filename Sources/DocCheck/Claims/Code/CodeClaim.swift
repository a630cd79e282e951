/// A sentence that says what becomes of a snippet that is beside it, or what is in it.
struct CodeClaim: Hashable, Sendable {
  /// What is said of a snippet.
  enum Content: Hashable, Sendable {
    /// What becomes of it.
    case outcome(ToldOutcome)
    /// How many things it has.
    case count(CountStatement)
    /// What it declares.
    case declares([String])
  }

  let content: Content
  /// The snippet's place in the article, counted from 0.
  let snippet: Int
  /// The bytes of the file that say so.
  let bytes: Range<Int>

  /// What becomes of the snippet; nothing where something else is said.
  var outcome: ToldOutcome? { if case .outcome(let outcome) = content { outcome } else { nil } }
}
