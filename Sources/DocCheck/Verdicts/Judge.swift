/// Gives every snippet of an article its verdict.
struct Judge: Sendable {
  var compiler: Compiler
  /// What runs programs; nothing where no sandbox is to be had.
  let executor: Executor?
  let known: KnownNames
  /// The language modes of snippets that name none, the decisive one first.
  let languageModes: [LanguageMode]
  /// Whether the mode that an article states for all of its code decides instead of these.
  let followsStatedModes: Bool
  /// The oldest systems that the code is meant for; nothing where only the article may say so.
  let platforms: [DeploymentTarget]
  /// Whether anything is run at all.
  let runs: Bool
  /// Whether the compiler is asked what it offers against errors.
  let asksForFixIts: Bool
  /// Where programs are kept for a look; nothing where they are not.
  let keepsakes: ProgramKeeper?
  /// How views are drawn; nothing where they are not.
  let sketches: SketchRequest?

  /// Judges one snippet.
  ///
  /// - Parameters:
  ///   - index: the snippet's place in the article, counted from 0.
  ///   - items: the items of the article's snippets.
  ///   - article: the article.
  func judge(_ index: Int, of items: ArticleItems, in article: Article) throws -> Judgement {
    var judge = self
    judge.compiler.doubts = Doubts()
    var judgement: Judgement
    do {
      judgement =
        try judge.seeModules(of: items.snippets[index])
        ?? judge.judgement(on: index, of: items, in: article)
    } catch is SearchBudget.Spent {
      judgement = Judgement(
        report: SnippetReport(
          snippet: items.snippets[index],
          verdict: .undecided(
            reason: "too much that this code needs is not shown to find out what it means"
          )
        )
      )
    }
    judgement.isRepeatable = !judge.compiler.doubts.areAny
    return judgement
  }

  /// Builds the modules that a snippet sees besides those of all; the judgement where one cannot be.
  private mutating func seeModules(of snippet: Snippet) throws -> Judgement? {
    for module in snippet.modules {
      guard let message = try compiler.see(module) else { continue }
      let subject =
        module.name == HiddenModule.otherFiles
        ? "uses other files, which do not compile"
        : module.isOfBook
          ? "the book's module '\(module.name)' does not compile"
          : "imports the test '\(module.name)', which does not compile"
      let reason = "\(subject): \(message)"
      let report = SnippetReport(snippet: snippet, verdict: .undecided(reason: reason))
      return Judgement(report: report)
    }
    return nil
  }

  private func judgement(
    on index: Int,
    of items: ArticleItems,
    in article: Article
  ) throws -> Judgement {
    let snippet = items.snippets[index]
    let places = SnippetPlaces(snippet: snippet, source: article.source)
    let linker = Linker(items: items, known: known)
    try compiler.makeDeclaredModules(for: items)
    let faults = CertainFaults(snippet: snippet, places: places, linker: linker, subject: index)
    if let early = try judgementWithoutTrial(faults, in: article) { return early }
    let modeJudge = LanguageModeJudge(
      subject: index,
      linker: linker,
      known: known,
      compiler: compiler,
      compileJudge: CompileJudge(
        snippet: snippet,
        places: places,
        items: items,
        known: known,
        article: article,
        platforms: platforms,
        compiler: compiler
      )
    )
    let modes = modes(of: snippet, in: article)
    if snippet.shape == .broken, snippet.directives.compileFail == nil {
      let findings = SyntaxFindings(snippet: snippet, places: places).findings
      return try modeJudge.judgement(ofBroken: modes[0], findings)
    }
    let trial = try modeJudge.trial(in: modes[0])
    let assembly = trial.assembly
    try keepsakes?.keep(assembly.last.isClean ? assembly.last : assembly.assuming, of: snippet)
    var judgement = try modeJudge.judgement(of: trial, and: modes.dropFirst())
    if asksForFixIts {
      let attempt = judgement.report.verdict == .failed ? assembly.failed : assembly.last
      judgement = try FixItJudge(places: places, compiler: compiler).mending(judgement, attempt)
    }
    let ran = try run(judgement, assembly.last, in: modes[0], linker, places, of: article)
    return try drawn(ran, assembly.last, in: modes[0], linker)
  }

  /// The judgement on a snippet that is wrong for certain, or of which nothing can be said; nothing where
  /// the compiler has to try programs.
  private func judgementWithoutTrial(
    _ faults: CertainFaults,
    in article: Article
  ) throws -> Judgement? {
    let snippet = faults.snippet
    let misspelt = try misspeltImport(in: snippet, of: article)
    let found =
      try misspelt.map { [$0.finding(in: snippet, faults.places)] }
      ?? findings(on: faults, in: article)
    if !found.isEmpty {
      return Judgement(report: SnippetReport(snippet: snippet, verdict: .failed), findings: found)
    }
    var verdict = try verdictWithoutCompiling(snippet, of: article)
    if verdict == nil, snippet.shape == .broken, snippet.directives.compileFail == nil {
      verdict = doubt(about: snippet).map { .undecided(reason: $0) }
    }
    return verdict.map { Judgement(report: SnippetReport(snippet: snippet, verdict: $0)) }
  }

  /// The judgement on a snippet that compiles, once it has run where it is meant to.
  private func run(
    _ judgement: Judgement,
    _ attempt: Attempt,
    in mode: LanguageMode,
    _ linker: Linker,
    _ places: SnippetPlaces,
    of article: Article
  ) throws -> Judgement {
    let snippet = places.snippet
    var runJudge = RunJudge(
      snippet: snippet,
      places: places,
      linker: linker,
      printer: ProgramPrinter(items: linker.items, languageMode: mode),
      compiler: compiler,
      executor: executor,
      isProposal: article.isAboutProposals
    )
    guard judgement.isPassed, snippet.directives.compileFail == nil, runs, runJudge.isNeeded else {
      return judgement
    }
    guard let module = compiler.declaredModules(in: attempt.program).first else {
      return try runJudge.judge(judgement, attempt)
    }
    guard let compiler = try compiler.runnable(attempt.program) else {
      return judgement.notRun(for: module, at: snippet.block.openingSpan)
    }
    runJudge.compiler = compiler
    var judgement = judgement
    judgement.report.declaredModules = []
    return try runJudge.judge(judgement, attempt)
  }

  /// What is wrong with Swift that the article means to compile, whatever is not shown.
  private func findings(on faults: CertainFaults, in article: Article) throws -> [Finding] {
    let snippet = faults.snippet
    let directives = snippet.directives
    guard directives.ignore == nil, directives.compileFail == nil, !article.isAboutProposals,
      !snippet.parsed.isRefused, snippet.parsed.errors.isEmpty, !snippet.told.contains(.refused)
    else { return [] }
    switch snippet.shape {
    case .otherLanguage, .pseudoCode, .signature, .broken: return []
    default: break
    }
    let cues = ErrorCue.list(in: snippet.parsed, code: snippet.source)
    let isBlamed = cues.contains { $0.kind == .compiler || $0.kind == .error }
    var found = isBlamed ? [] : faults.unsignedClosures
    if found.isEmpty {
      let modules = try snippet.imports.filter { try !compiler.canImport($0) }
      let mode = modes(of: snippet, in: article)[0]
      found = try faults.errors(besideModules: modules, known: known, in: mode) {
        try compiler.certainly(compile: $0)
      }
    }
    // What the article says around a snippet takes a look at all of it.
    guard !found.isEmpty,
      !AnnouncedFailure(article: article, snippet: snippet).announces([])
    else { return [] }
    return found
  }

  /// The language modes of a snippet, the decisive one first.
  private func modes(of snippet: Snippet, in article: Article) -> [LanguageMode] {
    let stated = followsStatedModes ? article.statedLanguageMode : nil
    if let version = snippet.directives.swiftVersion ?? stated {
      return [LanguageMode(version: version)]
    }
    // What the article says is refused may be so in the newest mode only.
    let newest = LanguageMode(version: 6)
    let isAdded = snippet.told.contains(.refused) && !languageModes.contains(newest)
    return isAdded ? languageModes + [newest] : languageModes
  }

  /// The first import of a module that is misspelt; nothing where an error is expected, and for a library
  /// that the article is about.
  private func misspeltImport(in snippet: Snippet, of article: Article) throws -> MisspeltImport? {
    guard snippet.directives.ignore == nil, snippet.directives.compileFail == nil,
      let module = try snippet.imports.first(where: { try !compiler.canImport($0) }),
      !ErrorCue.list(in: snippet.parsed, code: snippet.source).contains(where: {
        $0.kind != .remark
      })
    else { return nil }
    let text = String(decoding: article.source.bytes, as: UTF8.self)
    let libraries = article.libraries
    // A manifest or the path of a file names the article's own modules.
    let isOwn = ["\"\(module)\"", "/\(module)/"].contains { text.contains($0) }
    guard !isOwn, !libraries.linked.contains(module), !libraries.installed.contains(module) else {
      return nil
    }
    let modules = compiler.installedModules.union(compiler.declared.names)
    return MisspeltImport(module, modules: modules.filter { !$0.hasPrefix("_") })
  }

  private func verdictWithoutCompiling(_ snippet: Snippet, of article: Article) throws -> Verdict? {
    if let reason = snippet.directives.ignore { return .skipped(reason: reason) }
    if snippet.shape == .otherLanguage {
      return .skipped(reason: "\(snippet.content), not Swift")
    }
    if snippet.parsed.isRefused {
      return .undecided(reason: "too long or too deeply nested to parse")
    }
    if snippet.parsed.items.isEmpty, snippet.parsed.errors.isEmpty, snippet.tests.isEmpty {
      return .skipped(reason: "contains no code")
    }
    if snippet.documented?.visibility == .hidden {
      return .skipped(reason: "documents a private declaration, which no other file sees")
    }
    switch snippet.module {
    case .missing(let reason)?: return .undecided(reason: reason)
    case .unoffered(let name)? where snippet.documented != nil:
      return .skipped(reason: "no library of the package offers the module '\(name)'")
    case .importable?, .unoffered?, nil: break
    }
    // What the parser refuses is wrong whatever a module declares.
    if snippet.shape != .broken,
      let module = try snippet.imports.first(where: { try !compiler.canImport($0) })
    {
      return .undecided(reason: AppleFramework.reasonWithout(module))
    }
    let signatures = SignatureJudge(known: known, isProposal: article.isAboutProposals)
    switch snippet.shape {
    case .pseudoCode: return .skipped(reason: "pseudo-code: parts are left out")
    case .signature:
      return signatures.isHeading(snippet) ? .passed(.compiled) : signatures.verdict(on: snippet)
    default: return signatures.isHeading(snippet) ? .passed(.compiled) : nil
    }
  }

  /// Why nothing is said of code that the parser refuses: it may have been cut out wrongly, or its
  /// line breaks may.
  private func doubt(about snippet: Snippet) -> String? {
    let said =
      snippet.parsed.errors.lazy.map(\.message).first { !$0.hasPrefix("consecutive ") } ?? ""
    if snippet.lacksLineBreaks {
      return "line breaks are missing and could not be restored: \(said)"
    }
    return snippet.block.isUnfenced ? "Swift outside a code block does not parse: \(said)" : nil
  }
}
