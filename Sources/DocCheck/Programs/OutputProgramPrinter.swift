/// Writes the programs whose output the article shows.
///
/// Behind each statement that a comment about its output follows, the program prints a mark, so
/// that the output can be told apart by statements; a mark before the snippet cuts off what the
/// statements of other snippets print. Values that a comment speaks of are printed between marks.
struct OutputProgramPrinter {
  let printer: ProgramPrinter

  /// A program with marks, and where each of the snippet's expectations belongs.
  struct Result: Sendable {
    let program: Program
    /// For each expectation the parts of the output, counted from 0, that it speaks of; nothing for
    /// a comment inside a declaration or a block, whose statement runs nobody knows when.
    let parts: [[Int]]
    /// Whether the program prints marks at all, the first one before the snippet's own statements.
    let isMarked: Bool
  }

  /// - Parameters:
  ///   - draft: a draft that compiles.
  ///   - expectations: those of the snippet's expectations that are looked for.
  ///   - mark: a text that the snippet cannot know.
  ///   - content: what is printed about values.
  func program(
    of draft: Draft,
    expecting expectations: [Expectation],
    mark: String,
    content: OutputProbes.Content = .descriptions
  ) -> Result {
    let program = printer.program(of: draft)
    let snippet = printer.items.snippets[draft.subject]
    let unmarked = expectations.map { _ in [Int]() }
    if usesTasks(draft) {
      return Result(program: waiting(program), parts: unmarked, isMarked: false)
    }
    // Members of an earlier version of a type stand between the snippet's lines.
    let isMerged = draft.merged.keys.contains { $0.snippet == draft.subject }
    guard !program.isLibrary, draft.wrapping == .none, !draft.separatesVariants, !isMerged else {
      return Result(program: program, parts: unmarked, isMarked: false)
    }
    let code = printer.items.codes[draft.subject].text
    var probes = OutputProbes(code: code, mark: mark, content: content)
    let items = expectations.map { item(before: $0, in: snippet, draft.subject) }
    let parts = probes.insert(expectations, behind: items)
    return Result(
      program: program.replacingSubject(by: probes.lines, after: probes.opening),
      parts: parts,
      isMarked: true
    )
  }

  private func usesTasks(_ draft: Draft) -> Bool {
    printer.items.items(of: draft).contains { item in
      item.uses.contains { $0.name == "Task" || $0.name == "DispatchQueue" }
    }
  }

  /// A program that waits a while at its end, for what it started to print something; nobody knows
  /// in which order, so it has no marks.
  private func waiting(_ program: Program) -> Program {
    let wait = "import Foundation\nRunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5))\n"
    return Program(
      text: program.text + (program.isLibrary ? "" : wait),
      lineMap: program.lineMap,
      implicitImports: program.implicitImports,
      isLibrary: program.isLibrary,
      languageMode: program.languageMode
    )
  }

  /// The top-level item right before a comment, beside it, or around it where the comment shows all output.
  private func item(before expectation: Expectation, in snippet: Snippet, _ subject: Int) -> Item? {
    let starts = SourceText(snippet.source).lineStarts
    let line = expectation.snippetLine
    let lineEnd = line < starts.count ? starts[line] : Int.max
    let linked = printer.items.items[subject].last { $0.item.bytes.lowerBound < lineEnd }
    guard let item = linked?.item, item.kind != .importing,
      item.bytes.upperBound <= lineEnd || expectation.isOfRounds
    else { return nil }
    return item
  }
}

extension Program {
  /// The same program with other lines of the snippet, as many as before, and a line before them.
  fileprivate func replacingSubject(by lines: [String], after opening: String) -> Program {
    let texts = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    var result = ProgramText()
    for (index, origin) in lineMap.origins.enumerated() {
      guard case .subject(let line) = origin, line <= lines.count else {
        result.append(texts[index], origin)
        continue
      }
      if line == 1 { result.append(opening, .generated) }
      result.append(lines[line - 1], origin)
    }
    return Program(
      text: result.text,
      lineMap: result.lineMap,
      implicitImports: implicitImports,
      isLibrary: isLibrary,
      languageMode: languageMode
    )
  }
}
