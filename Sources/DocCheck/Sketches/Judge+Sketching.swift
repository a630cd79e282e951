extension Judge {
  /// The judgement on a snippet that compiles, with sketches of its views where they are asked for.
  func drawn(
    _ judgement: Judgement,
    _ attempt: Attempt,
    in mode: LanguageMode,
    _ linker: Linker
  ) throws -> Judgement {
    let snippet = linker.items.snippets[attempt.draft.subject]
    guard let request = sketches, let executor, runs, !judgement.isUndecided,
      snippet.directives.compileFail == nil, attempt.isClean,
      let compiler = try compiler.runnable(attempt.program)
    else { return judgement }
    let printer = ProgramPrinter(items: linker.items, languageMode: mode)
    let first = try SketchJudge(
      snippet: snippet,
      printer: SketchProgramPrinter(printer: TestProgramPrinter(printer: printer, linker: linker)),
      compiler: compiler,
      executor: executor,
      request: request,
      others: linker.items.snippets.filter { $0.id != snippet.id }.map(\.source)
    ).sketches(of: attempt, assuming: judgement.report.assumed)
    var judgement = judgement
    // What tests have drawn comes after the first state.
    judgement.report.sketches.insert(contentsOf: first, at: 0)
    return judgement
  }
}
