@testable import DocCheck

extension Program {
  /// A program of nothing but its text.
  init(_ text: String, mode: Int = 5) {
    self.init(
      text: text,
      lineMap: LineMap(),
      implicitImports: [],
      isLibrary: false,
      languageMode: LanguageMode(version: mode)
    )
  }
}
