/// Takes the prose off the end of a fence that nothing closes.
struct UnclosedCode {
  let source: SourceText

  /// The block up to the first line that reads as prose and that the parser refuses; the block
  /// itself where there is none.
  func withoutProse(_ block: CodeBlock) -> CodeBlock {
    guard let line = firstLineOfProse(in: block) else { return block }
    let paragraph = block.lines[..<line].lastIndex { $0.text.trimmingBlanks.isEmpty } ?? line
    for end in [line, paragraph] {
      let code = block.lines[..<end].lastIndex { !$0.text.trimmingBlanks.isEmpty } ?? -1
      let part = block.part(0..<code + 1, of: source)
      if code >= 0, ParsedSwift(part.text).errors.isEmpty { return part }
    }
    return block
  }

  /// The index of the line with the first thing that the parser refuses, or of a sentence before
  /// it: one without blanks is a name to the parser.
  private func firstLineOfProse(in block: CodeBlock) -> Int? {
    let text = block.text
    let refused = ParsedSwift(text).errors.first.map { error in
      min(SourceText(text).lineNumber(of: error.offset), block.lines.count) - 1
    }
    let end = refused ?? block.lines.count
    let sentence = block.lines[..<end].firstIndex { line in
      line.text.last.map { "。！？：".contains($0) } ?? false && !line.text.contains("//")
    }
    guard let line = sentence ?? refused, Self.isProse(block.lines[line].text) else { return nil }
    return line
  }

  /// Whether a line has words, and nothing outside of code spans that only code has.
  private static func isProse(_ line: String) -> Bool {
    let outside = line.split(separator: "`", omittingEmptySubsequences: false).enumerated()
      .filter { $0.offset.isMultiple(of: 2) }.map(\.element).joined()
    let isWorded = outside.contains { !$0.isASCII } || outside.split(separator: " ").count >= 3
    return isWorded && !outside.contains { "{}=;".contains($0) } || line.allSatisfy { $0 == "`" }
  }
}
