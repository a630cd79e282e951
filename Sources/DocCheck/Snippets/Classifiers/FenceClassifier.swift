/// Recognises one kind of text that is not Swift, by what only that kind has.
///
/// That the parser refuses a text says nothing: Swift with a slip is refused as well.
struct FenceClassifier: Sendable {
  /// What the text is, as in "the block contains JSON".
  let name: String
  /// The language to write after the opening backticks, by its name in GitHub's Linguist; `text` where
  /// the text is in no language.
  let language: String
  /// What the classifier looks for, in one sentence.
  let evidence: String
  /// Whether a text has the evidence.
  let recognises: @Sendable (FenceText) -> Bool

  /// All classifiers, the surest first.
  static let all: [FenceClassifier] = [
    .diagnostics, .stackTrace, .diff, .fileTree, .http, .json, .markup, .moduleMap, .objectiveC,
    .cFamily,
    .java, .javaScript, .python, .ruby, .go, .otherLanguages, .intermediateCode, .database,
    .settings,
    .shell,
    .debugger, .log, .launchArguments, .table, .drawing, .checklist, .grammar, .yaml,
    .output,
  ]

  /// The kinds that look like Swift to its parser: assignments, or names and operators.
  private static let acceptable: [FenceClassifier] = [.settings, .fileTree]

  /// The kinds whose text may hold lines of Swift, or of a language with the same ones.
  private static let quoting = [diagnostics, diff, debugger, go].map(\.name)

  /// The kind of a text; nothing where it is none of the known ones, which may be Swift with a mistake.
  ///
  /// - Parameters:
  ///   - code: the text.
  ///   - isAccepted: whether the Swift parser accepts it.
  static func kind(of code: String, isAccepted: Bool = false) -> FenceClassifier? {
    guard let text = FenceText(code) else { return nil }
    // Almost all code is accepted and of neither kind, which is told faster than that it is Swift.
    if isAccepted { return acceptable.first { $0.recognises(text) && !text.showsSwift } }
    let showsSwift = text.showsSwift
    return all.first { kind in
      (!showsSwift || quoting.contains(kind.name)) && kind.recognises(text)
    }
  }

  /// What a text is that a snippet before it prints.
  static let outputName = "program output"
}
