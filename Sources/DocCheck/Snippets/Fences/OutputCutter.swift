/// Cuts off what a fence shows behind its code: the compiler's messages, or what the program prints.
///
/// Only text that the parser refuses is cut off, and only behind code that it accepts.
struct OutputCutter {
  let source: SourceText

  /// What the text behind the code says about it.
  enum Outcome {
    case compileError
    case trap
    case nothing
  }

  /// The code of a block, and what stands behind it says; nothing where there is only code.
  func cut(_ block: CodeBlock, parsed: ParsedSwift) -> (code: CodeBlock, outcome: Outcome)? {
    guard !parsed.errors.isEmpty else { return nil }
    let lines = block.lines.map(\.text)
    // A comment in the code may look like a marker, so the last ones come first.
    let markers = lines.indices.reversed().filter { Self.isMarker(lines[$0]) }
      .prefix(Self.mostMarkers).filter { Self.isOutput(lines[($0 + 1)...]) }
    let places = [lines.firstIndex(where: Self.isMessage)].compactMap(\.self) + markers
    return places.lazy.compactMap { place in
      let code = block.part(0..<place, of: source)
      return Self.isAccepted(code.text) ? (code, Self.outcome(of: Array(lines[place...]))) : nil
    }.first
  }

  /// The most comments that are tried for a marker.
  private static let mostMarkers = 4

  /// Whether lines are nothing that the parser accepts, and do not begin as Swift does.
  private static func isOutput(_ lines: ArraySlice<String>) -> Bool {
    guard let first = lines.first(where: { !$0.allSatisfy(\.isWhitespace) }) else { return false }
    let word = first.trimmingBlanks.prefix { $0.isLetter || "@#".contains($0) }
    return !beginnings.contains(String(word)) && !word.hasPrefix("@")
      && !isAccepted(lines.map { $0 + "\n" }.joined())
  }

  /// The words that Swift begins with more often than output does.
  private static let beginnings: Set<String> = [
    "class", "enum", "extension", "final", "func", "import", "let", "private", "protocol",
    "public", "static", "struct", "var",
  ]

  private static func isAccepted(_ code: String) -> Bool {
    CompilableCode(code, parsed: ParsedSwift(code)).parsed.errors.isEmpty
  }

  private static func outcome(of lines: [String]) -> Outcome {
    let messages = lines.filter(isMessage)
    if messages.contains(where: { $0.contains("Fatal error: ") }) { return .trap }
    return messages.contains { $0.contains("error: ") } ? .compileError : .nothing
  }

  /// Whether a line is a message of the compiler or of the runtime:
  /// `a.swift:3:5: error: …`, `error: …`, `a.swift:3: Fatal error: …`.
  private static func isMessage(_ line: String) -> Bool {
    let kinds = ["error: ", "warning: ", "note: ", "Fatal error: "]
    if kinds.contains(where: line.hasPrefix) { return true }
    guard !line.trimmingBlanks.hasPrefix("//"), let place = line.firstRange(of: ".swift:") else {
      return false
    }
    let rest = line[place.upperBound...].drop { $0.isNumber || $0 == ":" || $0 == " " }
    return rest.startIndex > place.upperBound && kinds.contains(where: rest.hasPrefix)
  }

  /// Whether a line says that output follows: `// Output:`, or a rule.
  private static func isMarker(_ line: String) -> Bool {
    let text = line.trimmingBlanks
    if text.count >= 3, text.allSatisfy({ $0 == "-" }) || text.allSatisfy({ $0 == "=" }) {
      return true
    }
    guard text.hasPrefix("//") else { return false }
    return markers.contains(bare(text))
  }

  /// A comment in lower case, without blanks and marks.
  private static func bare(_ text: String) -> String {
    text.lowercased().filter { !"/:： -=*#".contains($0) }
  }

  /// What comments that head output say, besides the labels of output that a comment quotes.
  private static let markers = Set(
    PrintedComment.labels.map(bare) + [
      "consoleoutput", "console", "printed", "result", "results", "结果", "运行结果", "执行结果", "결과",
      "salida", "resultado", "saída", "ausgabe", "sortie", "résultat", "uscita", "вывод",
      "результат", "kếtquả", "çıktı", "hasil", "wynik",
    ]
  )
}
