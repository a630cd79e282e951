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
    let found = ArticleFinder(selection: options.configuration.selection)
      .articles(at: options.paths)
    let paths =
      try options.changedSince.map { try ChangedArticles(revision: $0).paths(among: found.paths) }
      ?? found.paths
    let (articles, unreadable) = read(paths)
    let lexicon = try Lexicon.standard()
    let severities = articles.map { options.severities(forArticleAt: $0.path) }
    let drafts = try workers.map(Array(zip(articles, severities))) { article, severities in
      ArticleDraft(article, claimReader: claimReader(lexicon, severities))
    }
    let judged = try judge(drafts)
    let library = drafts.contains { !$0.mentions.isEmpty } ? environment?.known.symbols : nil
    let linkChecker = LinkChecker(articles)
    let reports = drafts.indices.map {
      drafts[$0].report(
        judged[$0],
        severities: severities[$0].rules,
        claimRules: ClaimRules(replacing: severities[$0].claims),
        isChecked: environment != nil,
        library: library,
        linkChecker: linkChecker
      )
    }
    let report = Report(
      articles: reports,
      tool: Report.Tool(
        version: Version.current,
        compiler: environment?.toolchain.version ?? ""
      ),
      sandbox: environment?.executor?.sandbox.kind.rawValue,
      compilerSandbox: environment?.compiler.launcher.sandbox?.kind.rawValue,
      compilations: environment?.compiler.log.counts
    )
    return Outcome(report: report, problems: found.problems + unreadable)
  }

  private func claimReader(_ lexicon: Lexicon, _ severities: RuleSeverities) -> ClaimReader {
    ClaimReader(
      lexicon: lexicon,
      kinds: ClaimRules(replacing: severities.claims).kinds,
      settings: options.configuration.claims
    )
  }

  private func read(_ paths: [String]) -> ([Article], [EnvironmentError]) {
    var articles: [Article] = []
    var problems: [EnvironmentError] = []
    for path in paths {
      do {
        let bytes = try drafts[path] ?? Array(Data(contentsOf: URL(fileURLWithPath: path)))
        var article = ArticleReader().article(path: path, bytes: bytes)
        article.tests = try TestFile(ofArticleAt: path)
        article.readsSwiftTests = options.dialect == .swifttest
        articles.append(article)
      } catch let error as EnvironmentError {
        problems.append(error)
      } catch {
        let message =
          FileManager.default.fileExists(atPath: path)
          ? "the file cannot be read" : "the file is gone"
        problems.append(EnvironmentError(stage: "articles", path: path, message: message))
      }
    }
    return (articles, problems)
  }

  /// The judgements of each article's snippets; the snippets of all articles share the cores.
  private func judge(_ drafts: [ArticleDraft]) throws -> [[Judgement]] {
    guard let environment else {
      return drafts.map { $0.items.snippets.map(Judgement.listed) }
    }
    let judge = environment.judge(options)
    let places = drafts.indices.flatMap { article in
      drafts[article].items.snippets.indices.map { (article: article, snippet: $0) }
    }
    progress?.begin(places.count)
    defer { progress?.end() }
    if options.merges {
      let programs = try workers.map(places) { place in
        try judge.firstPrograms(for: place.snippet, of: drafts[place.article].items)
      }
      try ProgramMerger(compiler: environment.compiler, workers: workers)
        .merge(programs.flatMap(\.self))
    }
    let judgements = try workers.map(places) { place in
      defer { progress?.advance() }
      let draft = drafts[place.article]
      return try judge.judge(place.snippet, of: draft.items, in: draft.article)
    }
    var result = drafts.map { _ in [Judgement]() }
    for (place, judgement) in zip(places, judgements) { result[place.article].append(judgement) }
    return result
  }
}
