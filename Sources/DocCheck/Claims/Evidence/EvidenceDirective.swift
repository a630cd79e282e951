/// A comment that gives evidence for the claims in the block after it.
struct EvidenceDirective: Hashable, Sendable {
  /// The page or the file that bears the claims out.
  let source: String?
  /// The name of the test that bears the claims out.
  let test: String?
  /// The lines of the comment and of the block after it.
  let lines: ClosedRange<Int>
  /// The comment.
  let span: Span

  /// Whether a test's result is about this directive's test.
  func names(_ result: TestResult) -> Bool { test.map(Self.plain) == Self.plain(result.name) }

  /// A test's name without the brackets after a function's.
  static func plain(_ name: String) -> String {
    name.hasSuffix("()") ? String(name.dropLast(2)) : name
  }
}
