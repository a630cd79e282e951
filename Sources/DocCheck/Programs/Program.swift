/// Text that can be compiled, assembled from a snippet and from what it needs.
struct Program: Sendable {
  let text: String
  let lineMap: LineMap
  /// Modules that the compiler imports although no line of the text does.
  var implicitImports: [String]
  /// Whether the text has no statements at the top level, or bears `@main`.
  let isLibrary: Bool
  /// The code of another file that belongs to the same module.
  var otherFile: String?
  var languageMode: LanguageMode

  /// The tokens of the text, parsed when they are first asked for.
  let tokens: TokenFinder
  private let splitText: Lazy<[Substring]>

  init(
    text: String,
    lineMap: LineMap,
    implicitImports: [String],
    isLibrary: Bool,
    otherFile: String? = nil,
    languageMode: LanguageMode
  ) {
    (self.text, self.lineMap) = (text, lineMap)
    (self.implicitImports, self.isLibrary) = (implicitImports, isLibrary)
    (self.otherFile, self.languageMode) = (otherFile, languageMode)
    tokens = TokenFinder(text)
    splitText = Lazy { text.split(separator: "\n", omittingEmptySubsequences: false) }
  }

  /// The lines of the text, split when they are first asked for.
  var lines: [Substring] { splitText.value }

  /// The text of a line, counted from 1; nothing out of range.
  func line(_ number: Int) -> String? {
    lines.indices.contains(number - 1) ? String(lines[number - 1]) : nil
  }
}

extension Program {
  /// A library of nothing but its text, all of which stands in no article.
  init(library text: String) {
    self.init(
      text: text,
      lineMap: LineMap(),
      implicitImports: [],
      isLibrary: true,
      languageMode: LanguageMode(version: 5)
    )
  }
}

extension Program {
  /// A name of the snippet to be replaced by another one.
  struct Edit {
    /// The line of the snippet, counted from 1.
    let line: Int
    /// The column in bytes, counted from 1.
    let column: Int
    let old: String
    let new: String
  }

  /// The program with other names in the snippet's lines, where the old ones stand.
  func applying(_ edits: [Edit]) -> Program {
    var lines = lines.map { Array($0.utf8) }
    // From right to left, so that no place moves before its turn.
    for edit in edits.sorted(by: { $0.column > $1.column }) {
      let start = edit.column - 1
      guard let index = lineMap.origins.firstIndex(of: .subject(line: edit.line)), start >= 0,
        lines[index].dropFirst(start).starts(with: edit.old.utf8)
      else { continue }
      lines[index].replaceSubrange(start..<start + edit.old.utf8.count, with: Array(edit.new.utf8))
    }
    return withLines(lines.map { String(decoding: $0, as: UTF8.self) })
  }

  /// The program with other text on its lines, each of which stays in its place.
  func withLines(_ lines: [some StringProtocol]) -> Program {
    Program(
      text: lines.joined(separator: "\n"),
      lineMap: lineMap,
      implicitImports: implicitImports,
      isLibrary: isLibrary,
      otherFile: otherFile,
      languageMode: languageMode
    )
  }
}
