/// What the compiler says of a snippet, in its order, each as `line: message`.
struct SnippetMessages: Equatable, Sendable {
  /// The errors.
  var errors: [String] = []
  /// The warnings.
  var warnings: [String] = []
}
