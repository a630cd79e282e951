/// Gives every snippet of an article its verdict.
struct Judge: Sendable {
  let compiler: Compiler
  /// What runs programs; nothing where no sandbox is to be had.
  let executor: Executor?
  let known: KnownNames
  /// The language mode of snippets that name none.
  let languageMode: Int
  /// Whether anything is run at all.
  let runs: Bool
  /// Where programs are kept for a look; nothing where they are not.
  let keepsakes: ProgramKeeper?

  /// Judges one snippet.
  ///
  /// - Parameters:
  ///   - index: the snippet's place in the article, counted from 0.
  ///   - items: the items of the article's snippets.
  ///   - article: the article.
  func judge(_ index: Int, of items: ArticleItems, in article: Article) throws -> Judgement {
    let snippet = items.snippets[index]
    if let verdict = verdictWithoutCompiling(snippet) {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: verdict))
    }
    let places = SnippetPlaces(snippet: snippet, source: article.source)
    if snippet.shape == .broken, snippet.directives.compileFail == nil {
      return broken(snippet, places)
    }
    let linker = Linker(items: items)
    let printer = ProgramPrinter(items: items, languageMode: languageMode)
    let assembler = Assembler(linker: linker, printer: printer, known: known)
    let compileJudge = CompileJudge(
      snippet: snippet,
      places: places,
      items: items,
      known: known,
      timeout: compiler.timeout
    )
    let assembly = try assembler.assemble(index) { try compiler.compile($0) }
    let kept = assembly.last.isClean ? assembly.last : assembly.latest
    try keepsakes?.keep(kept, of: snippet)
    if let text = snippet.directives.compileFail {
      return compileJudge.judgement(of: assembly, expecting: text)
    }
    let judgement = compileJudge.judgement(of: assembly)
    let runJudge = RunJudge(
      snippet: snippet,
      places: places,
      linker: linker,
      printer: printer,
      compiler: compiler,
      executor: executor
    )
    guard case .passed = judgement.report.verdict, runs, runJudge.isNeeded else { return judgement }
    return try runJudge.judge(judgement, assembly.last)
  }

  private func verdictWithoutCompiling(_ snippet: Snippet) -> Verdict? {
    if let reason = snippet.directives.ignore { return .skipped(reason: reason) }
    if snippet.parsed.isRefused {
      return .undecided(reason: "it is too long or nested too deeply to be parsed")
    }
    if snippet.parsed.items.isEmpty, snippet.parsed.errors.isEmpty, snippet.tests.isEmpty {
      return .skipped(reason: "there is no code in it")
    }
    let modules = Shim.moduleNames.union(compiler.toolchain.modules)
    if let module = snippet.imports.first(where: { !modules.contains($0) }) {
      return .undecided(reason: "there is no module '\(module)' here")
    }
    switch snippet.shape {
    case .pseudoCode: return .skipped(reason: "pseudo-code: parts of it are left out")
    case .otherLanguage: return .skipped(reason: "it shows output and no code")
    case .signature: return .undecided(reason: "declarations without bodies")
    default: return nil
    }
  }

  /// The parser's own messages, at their places.
  private func broken(_ snippet: Snippet, _ places: SnippetPlaces) -> Judgement {
    let code = SourceText(snippet.source)
    let findings = snippet.parsed.errors.map { error in
      let place = code.position(error.offset)
      let column = error.offset - code.lineBytes(place.line).lowerBound + 1
      return Finding(
        .compileError,
        at: places.span(line: place.line, column: column),
        error.message,
        snippet: snippet.id
      )
    }
    return Judgement(
      report: SnippetReport(snippet: snippet, verdict: .failed),
      findings: findings
    )
  }
}
