/// Text that can be compiled, assembled from a snippet and from what it needs.
struct Program: Sendable {
  let text: String
  let lineMap: LineMap
  /// Modules that the compiler imports although no line of the text does.
  let implicitImports: [String]
  /// Whether the text has no statements at the top level, or bears `@main`.
  let isLibrary: Bool
  var languageMode: LanguageMode

  /// The text of a line, counted from 1; nothing out of range.
  func line(_ number: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return number >= 1 && number <= lines.count ? String(lines[number - 1]) : nil
  }
}
