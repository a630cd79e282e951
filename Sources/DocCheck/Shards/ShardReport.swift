import Foundation

/// What `doccheck merge` reads of the JSON report of a shard.
struct ShardReport: Decodable {
  private struct Article: Decodable { let record: ArticleRecord }

  private let tool: JSONReport.Tool
  private let run: JSONReport.Run
  private let baseline: JSONReport.Baseline?
  /// Which part of which articles it is about.
  let shard: ShardPlace
  private let articles: [Article]

  /// Reads a report.
  ///
  /// - Throws: `EnvironmentError` if there is none, or not one of a shard by this doccheck.
  init(path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw Self.error(path, "cannot be read")
    }
    struct Head: Decodable { let tool: JSONReport.Tool }
    let head = try? JSONDecoder().decode(Head.self, from: data)
    if let version = head?.tool.version, version != Version.current {
      throw Self.error(
        path,
        "written by doccheck \(version), but this is doccheck \(Version.current)"
      )
    }
    guard let report = try? JSONDecoder().decode(ShardReport.self, from: data),
      report.shard.index >= 1, report.shard.index <= report.shard.count
    else {
      throw Self.error(path, "not a JSON report of 'doccheck --shard I/N'")
    }
    self = report
  }

  /// One report of all shards.
  ///
  /// - Parameter reports: the shards' reports with their paths.
  /// - Throws: `EnvironmentError` if a shard is missing or is there twice, or if not all shards are of
  ///   the same articles, checked alike.
  static func merged(_ reports: [(path: String, report: ShardReport)]) throws -> Report {
    guard let first = reports.first else {
      throw UsageError(message: "no input files", help: "doccheck merge REPORT.json...")
    }
    for (path, report) in reports {
      if report.shard.list != first.report.shard.list
        || report.shard.count != first.report.shard.count
      {
        throw error(path, "contains other articles than \(first.path)")
      }
      if report.tool != first.report.tool || report.run.sandbox != first.report.run.sandbox
        || report.run.languageModes != first.report.run.languageModes
      {
        throw error(path, "checked with different options than \(first.path)")
      }
    }
    let shards = Dictionary(grouping: reports, by: \.report.shard.index)
    for number in 1...first.report.shard.count {
      let found = shards[number] ?? []
      let name = "shard \(number)/\(first.report.shard.count)"
      if found.isEmpty { throw error(first.path, "the report of \(name) is missing") }
      if found.count > 1 { throw error(found[1].path, "\(name) was given twice") }
    }
    return report(of: reports.map(\.report))
  }

  private static func report(of shards: [ShardReport]) -> Report {
    let sum = { (count: (ShardReport) -> Int?) in shards.compactMap(count).reduce(0, +) }
    let articles = shards.flatMap { $0.articles.map(\.record.report) }
    var report = Report(
      articles: articles.sorted { $0.article.path < $1.article.path },
      tool: Report.Tool(version: shards[0].tool.version, compiler: shards[0].tool.compiler),
      sandbox: shards[0].run.sandbox,
      compilerSandbox: shards[0].run.compilerSandbox,
      landlock: shards[0].run.landlock
    )
    report.languageModes = (shards[0].run.languageModes ?? []).compactMap(LanguageMode.init(name:))
    report.compilations = CompilationLog.Counts(
      merged: sum { $0.run.merged },
      alone: sum { $0.run.alone },
      cached: sum { $0.run.cached }
    )
    report.rememberedArticles = sum { $0.run.rememberedArticles }
    let known = shards.compactMap(\.baseline?.knownFindings)
    report.knownFindings = known.isEmpty ? nil : known.reduce(0, +)
    return report
  }

  private static func error(_ path: String, _ message: String) -> EnvironmentError {
    EnvironmentError(stage: "merge", path: path, message: message)
  }
}
