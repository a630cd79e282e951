extension FenceClassifier {
  /// Messages of the compiler or the linker.
  static let diagnostics = FenceClassifier(
    name: "compiler output",
    language: "text",
    evidence: "A line that begins as messages of compilers and linkers do, before any line of code."
  ) { text in
    isDiagnostic(text.first) || text.lines.count > 1 && isPlace(text.lines[1])
  }

  private static func isDiagnostic(_ line: FenceText.Line) -> Bool {
    if line.begins(with: diagnosticBeginnings) { return true }
    guard let kind = diagnosticKinds.lazy.compactMap({ line.text.firstRange(of: $0) }).first else {
      return false
    }
    return line.text[..<kind.lowerBound].contains(place)
  }

  /// Whether a line says where a message is: ` --> main.swift:3:1`.
  private static func isPlace(_ line: FenceText.Line) -> Bool {
    line.begins(with: ["--> "]) && line.text.contains(lineAndColumn)
  }

  private static let diagnosticKinds = [
    ": error: ", ": warning: ", ": note: ", ": fatal error: ", ": Fatal error: ",
  ]
  private static let diagnosticBeginnings = [
    "error: ", "warning: ", "note: ", "Fatal error: ", "fatal error: ", "Undefined symbols for",
    "ld: ", "clang: error", "<unknown>:0: error", "Compiling for ", "Build complete!",
    "Building for debugging...", "\u{274C} error: ", "\u{1F6D1} error: ",
  ]

  private static let place = Pattern(/\.\w+:\d+(?::\d+)?$/)
  private static let lineAndColumn = Pattern(/:\d+(?::\d+)?$/)
}
