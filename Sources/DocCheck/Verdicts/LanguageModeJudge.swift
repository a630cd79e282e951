/// Judges a snippet in one language mode after the other and says where they differ.
struct LanguageModeJudge: Sendable {
  /// The snippet's place in the article, counted from 0.
  let subject: Int
  let linker: Linker
  let known: KnownNames
  let compiler: Compiler
  let compileJudge: CompileJudge

  private var snippet: Snippet { compileJudge.snippet }

  /// Assembles the snippet in one mode, and again while its verdict depends on errors that are not certain; of a
  /// snippet that is not decided, only the programs that give the reason count.
  ///
  /// - Throws: `SearchBudget.Spent` if the snippet has too many readings.
  func trial(in mode: LanguageMode) throws -> ModeTrial {
    while true {
      var open: [Program] = []
      var budget = SearchBudget()
      let trial = try trial(in: mode) { program in
        let compilation = try compiler.compile(program)
        try budget.spend(on: program, compilation)
        if compilation.isProvisional { open.append(program) }
        return compilation
      }
      let uncertain = trial.judgement.isUndecided ? open.filter(trial.assembly.holds) : open
      guard trial.judgement.report.verdict != .passed(.compiled), !uncertain.isEmpty else {
        return trial
      }
      for program in uncertain { try compiler.confirm(program) }
    }
  }

  private func trial(
    in mode: LanguageMode,
    _ compile: @escaping (Program) throws -> Compilation
  ) throws -> ModeTrial {
    let printer = ProgramPrinter(items: linker.items, languageMode: mode)
    let assembler = Assembler(linker: linker, printer: printer, known: known)
    let isQuiet = { snippet.directives.compileFail == nil && compileJudge.isQuiet }
    var assembly = try assembler.assemble(subject, anticipates: isQuiet, compile: compile)
    if let text = snippet.directives.compileFail {
      let judgement = compileJudge.judgement(of: assembly, expecting: text)
      let trial = ModeTrial(mode: mode, assembly: assembly, judgement: judgement)
      return try unfilled(trial, assembler, expecting: text) ?? trial
    }
    let article = compileJudge.article
    let look = SecondLook(assembler: assembler, article: article, compile: compile)
    assembly = try corrected(assembly, look)
    var judgement = compileJudge.judgement(of: assembly)
    if let own = try ownReading(of: assembly, judgement, look) { (assembly, judgement) = own }
    if let other = try otherReading(of: assembly, judgement, look) {
      let judged = other.isClean ? assembly.judged : other
      let second = Assembly(judged: judged, last: other, assuming: other)
      let reading = compileJudge.judgement(of: second)
      // An error that stays without the guesses is the snippet's own, as is one that the compiler tells only once
      // all types are right.
      let stays =
        assembly.judged.passesTypeChecker
        || other.compilation.errors.contains { error in
          !error.isEcho
            && judgement.findings.contains { $0.message.hasPrefix(error.text) }
        }
      if other.isClean || !stays && reading.report.verdict != judgement.report.verdict {
        (assembly, judgement) = (second, reading)
      }
    }
    if !article.isAboutProposals {
      let places = compileJudge.places
      judgement = try MissingErrors(
        snippet: snippet,
        places: places,
        items: linker.items,
        known: known,
        compile: compile
      )
      .judgement(judgement, of: assembly)
    }
    return ModeTrial(mode: mode, assembly: assembly, judgement: judgement)
  }

  /// A snippet whose misspellings are told from names that are not shown.
  private func corrected(_ assembly: Assembly, _ look: SecondLook) throws -> Assembly {
    if let misspelt = try look.misspelt(assembly.judged) {
      return Assembly(judged: misspelt, last: assembly.last, assuming: assembly.assuming)
    }
    let refuted = try look.refutedCorrections(of: assembly.judged)
    guard !refuted.isEmpty else { return assembly }
    return try look.assembler.assemble(subject, refuted: refuted, compile: look.compile)
  }

  /// A trial of a snippet that its author says must not compile, with the bodies empty that hold a
  /// comment; nothing where that is no error or the author leaves something out.
  private func unfilled(
    _ trial: ModeTrial,
    _ assembler: Assembler,
    expecting text: String
  ) throws -> ModeTrial? {
    guard trial.assembly.judged.isClean, !snippet.parsed.holes.isEmpty,
      snippet.parsed.errors.isEmpty, snippet.parsed.elisions.isEmpty
    else { return nil }
    let attempt = try assembler.unfilled(trial.assembly.judged) { try compiler.compile($0) }
    let assembly = Assembly(judged: attempt, last: attempt, assuming: attempt)
    let judgement = compileJudge.judgement(of: assembly, expecting: text)
    guard judgement.isPassed else { return nil }
    return ModeTrial(mode: trial.mode, assembly: assembly, judgement: judgement)
  }

  /// A reading of the snippet in which names that a framework has, too, are the article's own; nothing where the same
  /// fails in it.
  private func ownReading(
    of assembly: Assembly,
    _ judgement: Judgement,
    _ look: SecondLook
  ) throws -> (Assembly, Judgement)? {
    let names = judgement.isPassed ? [] : look.ownNames(in: assembly.judged)
    guard !names.isEmpty, let own = try look.assembly(of: assembly.judged, owning: names) else {
      return nil
    }
    let reading = compileJudge.judgement(of: own)
    if reading.isPassed { return (own, reading) }
    // Types that nobody shows may have more than what is told of their names.
    let isLess = Set(reading.findings.map(\.message))
      .isStrictSubset(of: judgement.findings.map(\.message))
    guard reading.isUndecided || isLess, judgement.report.verdict == .failed else { return nil }
    let list = names.map { "'\($0)'" }.joined(separator: ", ")
    var open = judgement.undecided(
      "may mean types of its own that the article does not show: \(list)"
    )
    open.findings = []
    return (assembly, open)
  }

  /// A reading of the snippet with more assumptions, where its verdict rests on a guess.
  private func otherReading(
    of assembly: Assembly,
    _ judgement: Judgement,
    _ look: SecondLook
  ) throws -> Attempt? {
    let judged = assembly.judged
    let isFailed = judgement.report.verdict == .failed
    guard judgement.isUndecided || isFailed && !compileJudge.isMisspelt(judged) else { return nil }
    let detached = try look.detached(judged, assuming: assembly.assuming)
    // Without what does not fit, a name may turn out to be misspelt.
    if let detached,
      detached.isClean || judgement.isUndecided && compileJudge.hasMisspeltLocal(detached)
    {
      return detached
    }
    let other = try look.withoutGuesses(judged)
    return isFailed ? other ?? detached : other.flatMap { $0.isClean ? $0 : nil }
  }

  /// The judgement on a snippet that the parser refuses, which is compiled alone in one mode.
  ///
  /// - Parameters:
  ///   - mode: the mode.
  ///   - findings: the parser's own errors.
  func judgement(ofBroken mode: LanguageMode, _ findings: [Finding]) throws -> Judgement {
    let draft = Draft(subject: subject)
    let program = ProgramPrinter(items: linker.items, languageMode: mode).program(of: draft)
    let compilation = try compiler.compile(program)
    let alone = Attempt(draft: draft, program: program, compilation: compilation)
    return compileJudge.judgement(ofBroken: alone, findings: findings)
  }

  /// The judgement of the decisive mode with what further modes add: their verdicts, and a finding
  /// for each one that comes to another.
  func judgement(of first: ModeTrial, and others: some Sequence<LanguageMode>) throws -> Judgement {
    var judgement = first.judgement
    judgement.report.matrix = [ModeVerdict(mode: first.mode, verdict: judgement.report.verdict)]
    for mode in others {
      let other = try self.judgement(in: mode, after: first)
      judgement.report.matrix.append(ModeVerdict(mode: mode, verdict: other.report.verdict))
      judgement.findings += difference(first, mode, other)
    }
    return judgement
  }

  /// The judgement in a further mode; what compiled as it stands in both needs no second search.
  private func judgement(in mode: LanguageMode, after first: ModeTrial) throws -> Judgement {
    if first.judgement.report.verdict == .passed(.compiled) {
      var program = first.assembly.last.program
      program.languageMode = mode
      if try compiler.compile(program).ending == .clean { return first.judgement }
    }
    return try trial(in: mode).judgement
  }

  /// A finding where one mode passes and the other one fails, at the place of the failure.
  private func difference(
    _ first: ModeTrial,
    _ mode: LanguageMode,
    _ other: Judgement
  ) -> [Finding] {
    let trials = [(mode: first.mode, judgement: first.judgement), (mode: mode, judgement: other)]
    let passed = trials.first { $0.judgement.isPassed }
    let failed = trials.first { $0.judgement.report.verdict == .failed }
    guard let passed, let failed, let reason = failed.judgement.findings.first else { return [] }
    let more = failed.judgement.findings.dropFirst().map {
      Finding.Note(message: $0.message, span: $0.span)
    }
    let head = "compiles in \(passed.mode.title), but not in \(failed.mode.title): "
    return [
      Finding(
        .languageMode,
        at: reason.span,
        head + reason.message,
        notes: reason.notes + more,
        snippet: snippet.id
      )
    ]
  }
}
