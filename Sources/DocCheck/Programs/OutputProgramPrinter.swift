/// Writes the programs whose output the article shows.
///
/// Behind each statement that a comment about its output follows, the program prints a mark, so
/// that the output can be told apart by statements.
struct OutputProgramPrinter {
  let printer: ProgramPrinter

  /// A program with marks, and where each of the snippet's expectations belongs.
  struct Result: Sendable {
    let program: Program
    /// For each expectation the number of the output's part, counted from 0; nothing for a comment
    /// inside a declaration or a block, whose statement runs nobody knows when.
    let parts: [Int?]
  }

  /// - Parameters:
  ///   - draft: a draft that compiles.
  ///   - mark: a text that the snippet cannot know.
  func program(of draft: Draft, mark: String) -> Result {
    let program = printer.program(of: draft)
    let snippet = printer.items.snippets[draft.subject]
    guard !program.isLibrary, draft.wrapping == .none else {
      return Result(program: program, parts: snippet.expectations.map { _ in nil })
    }
    let ends = snippet.expectations.map { end(before: $0, in: snippet, draft.subject) }
    let marks = Set(ends.compactMap(\.self)).sorted()
    var code = Array(Elision().text(of: snippet).utf8)
    for end in marks.reversed() {
      code.insert(contentsOf: Array("; print(\"\(mark)\")".utf8), at: end)
    }
    return Result(
      program: program.replacingSubject(by: SourceText(code).lines),
      parts: ends.map { end in end.flatMap { marks.firstIndex(of: $0) } }
    )
  }

  /// The end of the top-level item right before a comment, or beside it.
  private func end(before expectation: Expectation, in snippet: Snippet, _ subject: Int) -> Int? {
    let starts = SourceText(snippet.source).lineStarts
    let line = expectation.snippetLine
    let lineEnd = line < starts.count ? starts[line] : Int.max
    let item = printer.items.items[subject].last { $0.item.bytes.lowerBound < lineEnd }
    guard let item, item.item.kind != .importing, item.item.bytes.upperBound <= lineEnd else {
      return nil
    }
    return item.item.bytes.upperBound
  }
}

extension Program {
  /// The same program with other lines of the snippet, as many as before.
  fileprivate func replacingSubject(by lines: [String]) -> Program {
    var texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for (index, origin) in lineMap.origins.enumerated() {
      if case .subject(let line) = origin, line <= lines.count { texts[index] = lines[line - 1] }
    }
    return Program(
      text: texts.joined(separator: "\n"),
      lineMap: lineMap,
      implicitImports: implicitImports,
      isLibrary: isLibrary,
      languageMode: languageMode
    )
  }
}
