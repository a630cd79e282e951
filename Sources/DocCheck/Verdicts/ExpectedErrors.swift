/// Compares the compiler's errors with the comments in which the author announces them.
struct ExpectedErrors: Sendable {
  let cues: [ErrorCue]
  /// The lines of each top-level item of the snippet.
  let itemLines: [ClosedRange<Int>]

  init(snippet: Snippet) {
    cues = ErrorCue.list(in: snippet.parsed, code: snippet.source)
    let code = SourceText(snippet.source)
    itemLines = snippet.parsed.items.map { item in
      code.position(item.bytes.lowerBound).line...code.position(item.bytes.upperBound).line
    }
  }

  /// Whether a comment announces an error on a line: beside it, in the line before or in the two
  /// after it, or anywhere in the same declaration or statement.
  func announce(errorOn line: Int) -> Bool {
    cues.contains { cue in
      if cue.line == line { return true }
      if cue.isAlone, (line - 1...line + 2).contains(cue.line) { return true }
      return itemLines.contains { $0.contains(line) && $0.contains(cue.line) }
    }
  }
}
