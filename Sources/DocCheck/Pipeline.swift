import Foundation

/// The way from paths to a report: the stages in their order.
struct Pipeline: Sendable {
  let options: Options
  let environment: CheckEnvironment?
  /// Says how far the work has come; nothing where nobody watches.
  var progress: ProgressLine?
  /// What some articles are to be checked as having in them, by their paths, in place of their files.
  var drafts: [String: [UInt8]] = [:]

  private var workers: Workers { Workers(count: options.jobs) }

  /// What came of a run.
  struct Outcome: Sendable {
    let report: Report
    /// What kept some of the articles from being checked.
    let problems: [EnvironmentError]
  }

  /// Checks all articles that the options name.
  ///
  /// - Throws: `EnvironmentError` if nothing can be checked at all.
  func run() throws -> Outcome {
    Catalog.forgetAll()
    var timings = Timings()
    if let environment {
      timings.stages.append(Timings.Stage(name: "set up", seconds: environment.setUpSeconds))
    }
    let found = find()
    let paths =
      try options.changedSince.map { try ChangedArticles(revision: $0).paths(among: found.paths) }
      ?? found.paths
    let own = options.shard?.paths(among: paths, costs: try options.shardCosts()) ?? paths
    let (files, unreadable) = timings.measure("read") { read(own, found.boundaries) }
    let others = Set(paths).subtracting(own)
    let besides = read(others.sorted(), found.boundaries).0
    let (articles, remembered) = try reports(on: files, beside: besides, &timings)
    let report = Report(
      articles: articles,
      tool: Report.Tool(
        version: Version.current,
        compiler: environment?.toolchain.version ?? ""
      ),
      languageModes: environment.map { _ in options.languageModes } ?? [],
      sandbox: environment?.executor?.sandbox.kind.rawValue,
      compilerSandbox: environment?.compiler.launcher.sandbox?.kind.rawValue,
      landlock: environment?.landlock.map(LandlockRecord.init),
      compilations: environment?.compiler.log.counts,
      rememberedArticles: environment.map { _ in remembered },
      shard: options.shard.map { ShardPlace($0, of: paths) },
      timings: environment.map { _ in timings }
    )
    return Outcome(
      report: report,
      problems: found.problems + unreadable + (environment?.sources.problem.map { [$0] } ?? [])
    )
  }

  /// The articles that are meant, those among them that replace files.
  private func find() -> ArticleFinder.Result {
    let finder = ArticleFinder(
      selection: options.configuration.selection,
      memory: environment?.verdicts?.texts
    )
    var found = finder.articles(at: options.paths.filter { drafts[$0] == nil })
    found.paths = Set(found.paths).union(drafts.keys).sorted()
    return found
  }

  /// Reads files.
  ///
  /// - Parameter boundaries: what links in their paths may not leave.
  private func read(
    _ paths: [String],
    _ boundaries: [String: LinkBoundary]
  ) -> ([ArticleFile], [EnvironmentError]) {
    var files: [ArticleFile] = []
    var problems: [EnvironmentError] = []
    for path in paths {
      do {
        let boundary = boundaries[path] ?? LinkBoundary(around: path)
        let loaded =
          try drafts[path].map { (bytes: $0, obstacle: nil) }
          ?? ArticleLoader(boundary: boundary).load(path)
        let file = ArticleFile(
          path: path,
          bytes: loaded.bytes,
          tests: try TestFile(ofArticleAt: path, within: boundary),
          readsSwiftTests: options.dialect == .swifttest,
          module: environment?.sources.module(ofFileAt: path),
          otherFile: ProgramFiles.others(besideFileAt: path, within: boundary),
          bookModules: ProgramFiles.bookModules(besideFileAt: path, within: boundary),
          obstacle: loaded.obstacle
        )
        files.append(file)
      } catch let error as EnvironmentError {
        problems.append(error)
      } catch {
        let message =
          FileManager.default.fileExists(atPath: path)
          ? "cannot read this file" : "the file no longer exists"
        problems.append(EnvironmentError(stage: "articles", path: path, message: message))
      }
    }
    return (files, problems)
  }

  /// The reports on articles, and the number of those that were not looked into.
  ///
  /// - Parameter others: the articles of other shards, which links may lead to.
  private func reports(
    on files: [ArticleFile],
    beside others: [ArticleFile],
    _ timings: inout Timings
  ) throws -> ([ArticleReport], Int) {
    let severities = files.map { options.severities(forArticleAt: $0.path) }
    let known = try timings.measure("extract") {
      try recollection(of: files, beside: others, severities)
    }
    let places = known.drafts.keys.sorted()
    let judged = try timings.measure("judge") {
      try judge(places.compactMap { known.drafts[$0] })
    }
    timings.snippets = judged.flatMap(\.timings)
    let judgements = Dictionary(uniqueKeysWithValues: zip(places, judged.map(\.judgements)))
    let drafts = known.drafts.values
    let library =
      drafts.contains { !$0.mentions.isEmpty } ? try environment?.known.symbols : nil
    let symbolChecker = environment?.symbolChecker(for: drafts.map(\.article), workers)
    let reports = try timings.measure("report") {
      try workers.map(Array(files.indices)) { place in
        guard let draft = known.drafts[place] else {
          return known.checked[place]?.report(on: files[place])
        }
        let judgements = judgements[place] ?? []
        let report = draft.report(
          judgements,
          severities: severities[place].rules,
          claimRules: ClaimRules(replacing: severities[place].claims),
          isChecked: environment != nil,
          library: library,
          linkChecker: known.linkChecker,
          symbolChecker: symbolChecker
        )
        if judgements.allSatisfy(\.isRepeatable) {
          let checked = CheckedArticle(report, of: draft, known.linkChecker)
          try environment?.verdicts?.remember(checked, of: files[place], severities[place])
        }
        return report
      }
    }
    return (reports.compactMap(\.self), files.count - places.count)
  }

  /// What was remembered of the articles, and drafts of those of which nothing was.
  private func recollection(
    of files: [ArticleFile],
    beside others: [ArticleFile],
    _ severities: [RuleSeverities]
  ) throws -> Recollection {
    let others = try workers.map(others) { file in
      (path: file.path, anchors: ArticleAnchors(file.article()))
    }
    let checked = try workers.map(Array(zip(files, severities))) {
      environment?.verdicts?.checked($0, $1)
    }
    return try Recollection(of: files, beside: others, checked) { places in
      guard !places.isEmpty else { return [] }
      let lexicon = try Lexicon.standard()
      return try workers.map(places) { place in
        let claimReader = ClaimReader(
          lexicon: lexicon,
          kinds: ClaimRules(replacing: severities[place].claims).kinds,
          settings: options.configuration.claims
        )
        return ArticleDraft(files[place].article(), claimReader: claimReader)
      }
    }
  }

  /// The judgements of an article's snippets, and what each took.
  private typealias Judged = (judgements: [Judgement], timings: [Timings.Snippet])

  /// Judges the snippets of each article; those of all articles share the cores.
  private func judge(_ drafts: [ArticleDraft]) throws -> [Judged] {
    guard let environment else {
      return drafts.map { ($0.items.snippets.map(Judgement.listed), []) }
    }
    guard !drafts.isEmpty else { return [] }
    var judge = try environment.judge(options)
    let places = drafts.indices.flatMap { article in
      drafts[article].items.snippets.indices.map { (article: article, snippet: $0) }
    }
    progress?.begin(places.count)
    defer { progress?.end() }
    let rounds =
      options.merges ? CompilationRounds(compiler: judge.compiler, workers: workers) : nil
    judge.compiler.rounds = rounds
    let work = { @Sendable [judge] (place: (article: Int, snippet: Int)) throws in
      defer { progress?.advance() }
      let draft = drafts[place.article]
      var judge = judge
      let log = WorkLog()
      judge.compiler.work = log
      let judgement = try judge.judge(place.snippet, of: draft.items, in: draft.article)
      let id = draft.items.snippets[place.snippet].id
      return (judgement, Timings.Snippet(id: id, steps: log.steps))
    }
    let judged = try rounds?.map(places, work) ?? workers.map(places, work)
    var result: [Judged] = drafts.map { _ in ([], []) }
    for (place, (judgement, timing)) in zip(places, judged) {
      result[place.article].judgements.append(judgement)
      result[place.article].timings.append(timing)
    }
    return result
  }
}
