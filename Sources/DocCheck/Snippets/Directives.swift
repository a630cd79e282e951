/// What the author says about a snippet, in a comment before it or in its info string.
struct Directives: Hashable, Sendable {
  /// The snippet must not compile; the text is part of the message or a diagnostic id in brackets,
  /// and empty where any error will do.
  var compileFail: String?
  /// The program must trap; the text is part of the trap's message, empty where any will do.
  var traps: String?
  /// The snippet is not checked, for this reason.
  var ignore: String?
  /// Run although nothing is expected.
  var run = false
  /// Compile only.
  var noRun = false
  /// Share declarations only within the group of this name.
  var group: String?
  /// See nothing of other snippets.
  var standalone = false
  /// The language mode of this snippet: 5 or 6.
  var swiftVersion: Int?
  /// Names that exist outside the article.
  var assume: [String] = []

  /// Whether the snippet is to compile as a part of its article.
  var isPlain: Bool { compileFail == nil && ignore == nil && !standalone }
}
