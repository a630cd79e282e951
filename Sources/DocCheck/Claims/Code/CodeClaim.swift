/// A sentence that says what becomes of a snippet that is beside it.
struct CodeClaim: Hashable, Sendable {
  let outcome: ToldOutcome
  /// The snippet's place in the article, counted from 0.
  let snippet: Int
  /// The bytes of the file that say so.
  let bytes: Range<Int>
}
