/// Reports what the parser refuses in a snippet.
struct SyntaxFindings {
  let snippet: Snippet
  let places: SnippetPlaces

  /// The parser's errors; a misspelt keyword takes the place of those that it causes.
  var findings: [Finding] {
    var code = snippet.source
    var parsed = snippet.parsed
    var findings: [Finding] = []
    // By how much each correction moves the code after it.
    var moves: [(offset: Int, length: Int)] = []
    while findings.count < Self.mostCorrections,
      let keyword = MisspeltKeyword(in: code, refusedFor: parsed.errors.first)
    {
      let corrected = keyword.corrected(code)
      let rest = ParsedSwift(corrected)
      // The keyword is the right one where the parser gets further with it.
      let end = keyword.bytes.lowerBound + keyword.correction.utf8.count
      guard rest.errors.allSatisfy({ $0.offset > end }) else { break }
      let start = Self.original(of: keyword.bytes.lowerBound, moves)
      findings.append(finding(keyword, at: start))
      moves.append((keyword.bytes.lowerBound, keyword.correction.utf8.count - keyword.bytes.count))
      (code, parsed) = (corrected, rest)
    }
    return findings
      + parsed.errors.map { error in
        let span = span(atOffset: Self.original(of: error.offset, moves))
        return Finding(.compileError, at: span, error.message, snippet: snippet.id)
      }
  }

  /// The most keywords that are corrected in one snippet: each costs the parser another run.
  private static let mostCorrections = 8

  /// A place in the code before it was corrected.
  private static func original(of offset: Int, _ moves: [(offset: Int, length: Int)]) -> Int {
    moves.reversed().reduce(offset) { offset, move in
      offset > move.offset ? offset - move.length : offset
    }
  }

  private func finding(_ keyword: MisspeltKeyword, at offset: Int) -> Finding {
    let span = span(atOffset: offset)
    let message = "'\(keyword.word)' is not a Swift keyword; did you mean '\(keyword.correction)'?"
    let (line, column) = place(of: offset)
    let fix = places.bytes(line: line, column: column, of: keyword.word).map { bytes in
      Finding.Fix(edits: [Finding.Fix.Edit(bytes: bytes, replacement: keyword.correction)])
    }
    return Finding(.compileError, at: span, message, snippet: snippet.id, fix: fix)
  }

  private func span(atOffset offset: Int) -> Span {
    let (line, column) = place(of: offset)
    return places.span(line: line, column: column)
  }

  /// The line and the column in bytes of a place in the snippet's code, both counted from 1.
  private func place(of offset: Int) -> (line: Int, column: Int) {
    let code = SourceText(snippet.source)
    let line = code.position(offset).line
    return (line, offset - code.lineBytes(line).lowerBound + 1)
  }
}
