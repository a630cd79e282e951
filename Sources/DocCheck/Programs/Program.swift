/// Text that can be compiled, assembled from a snippet and from what it needs.
struct Program: Sendable {
  let text: String
  let lineMap: LineMap
  /// Modules that the compiler imports although no line of the text does.
  let implicitImports: [String]
  /// Whether the text has no statements at the top level, or bears `@main`.
  let isLibrary: Bool
  var languageMode: LanguageMode

  /// The program with other names at the places of some errors; nothing where the text there is not
  /// the name that the compiler speaks of.
  func replacing(_ names: [(error: CompilerMessage, name: String)]) -> Program? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { Array($0.utf8) }
    // From right to left, so that no place moves before its turn.
    for (error, name) in names.sorted(by: { $0.error.column > $1.error.column }) {
      guard let old = error.missingName?.utf8, lines.indices.contains(error.line - 1) else {
        return nil
      }
      let start = error.column - 1
      let line = lines[error.line - 1]
      guard start >= 0, line.dropFirst(start).starts(with: old) else { return nil }
      lines[error.line - 1].replaceSubrange(start..<start + old.count, with: Array(name.utf8))
    }
    return Program(
      text: lines.map { String(decoding: $0, as: UTF8.self) }.joined(separator: "\n"),
      lineMap: lineMap,
      implicitImports: implicitImports,
      isLibrary: isLibrary,
      languageMode: languageMode
    )
  }

  /// The text of a line, counted from 1; nothing out of range.
  func line(_ number: Int) -> String? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return number >= 1 && number <= lines.count ? String(lines[number - 1]) : nil
  }
}
