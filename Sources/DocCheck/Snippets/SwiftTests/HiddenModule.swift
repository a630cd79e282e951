/// A module made of code beside a snippet, which the snippet imports: a hidden test's, that of other files of
/// its program, or one of a playground book.
struct HiddenModule: Codable, Hashable, Sendable {
  let name: String
  let source: String
  /// Whether the module is one of a playground book.
  var isOfBook = false
}

extension HiddenModule {
  /// The name of the module of other files.
  static let otherFiles = "DocCheckOtherFiles"

  /// The module of the other files of a program.
  init(otherFiles source: String) { self.init(name: Self.otherFiles, source: source) }
}
