/// The report as it is in JSON; it changes only together with its schema version.
struct JSONReport: Encodable {
  /// What made the report.
  struct Tool: Codable, Equatable {
    let name: String
    let version: String
    let compiler: String
  }

  /// How the snippets were compiled and run.
  struct Run: Codable {
    let sandbox: String?
    let compilerSandbox: String?
    let landlock: LandlockRecord?
    let merged: Int?
    let alone: Int?
    let cached: Int?
    let rememberedArticles: Int?
    let languageModes: [String]?
  }

  /// What a baseline left out.
  struct Baseline: Codable {
    let knownFindings: Int
  }

  private struct Counts: Encodable {
    let error: Int
    let warning: Int
    let note: Int
  }

  private struct Totals: Encodable {
    let articles: Int
    let snippets: Int
    let passed: Int
    let passedWithAssumptions: Int
    let failed: Int
    let undecided: Int
    let skipped: Int
    let verifiedShare: Double
    let claims: Int
    let unsourcedClaims: Int
    let documentedExamples: [DocumentedExamples]?
    let findings: Counts
  }

  /// The version of this form of the report.
  static let schemaVersion = 1

  private let schemaVersion = Self.schemaVersion
  private let tool: Tool
  private let run: Run
  private let shard: ShardPlace?
  private let baseline: Baseline?
  private let summary: Totals
  private let timings: JSONTimings?
  private let articles: [JSONArticle]

  init(_ report: Report) {
    tool = Tool(name: "doccheck", version: report.tool.version, compiler: report.tool.compiler)
    let compilations = report.compilations
    run = Run(
      sandbox: report.sandbox,
      compilerSandbox: report.compilerSandbox,
      landlock: report.landlock,
      merged: compilations?.merged,
      alone: compilations?.alone,
      cached: compilations?.cached,
      rememberedArticles: report.rememberedArticles,
      languageModes: report.languageModes.isEmpty ? nil : report.languageModes.map(\.name)
    )
    shard = report.shard
    baseline = report.knownFindings.map(Baseline.init)
    summary = Self.totals(report.summary, DocumentedExamples.list(in: report.articles))
    timings = report.timings.map(JSONTimings.init)
    articles = report.articles.map { JSONArticle($0, isOfShard: report.shard != nil) }
  }

  private static func totals(_ summary: Summary, _ examples: [DocumentedExamples]) -> Totals {
    Totals(
      articles: summary.articles,
      snippets: summary.snippets,
      passed: summary.passed,
      passedWithAssumptions: summary.passedWithAssumptions,
      failed: summary.failed,
      undecided: summary.undecided,
      skipped: summary.skipped,
      verifiedShare: summary.verifiedShare,
      claims: summary.claims,
      unsourcedClaims: summary.unsourcedClaims,
      documentedExamples: examples.isEmpty ? nil : examples,
      findings: Counts(error: summary.errors, warning: summary.warnings, note: summary.notes)
    )
  }
}
