import Foundation
import Testing

@testable import DocCheck

@Suite("Reports of shards, joined") struct ShardReportTests {
  private let folder: TemporaryFolder
  private let articles: ShardedArticles

  init() throws {
    folder = try TemporaryFolder()
    articles = try ShardedArticles.shared.get()
  }

  /// What `doccheck merge` does.
  private func merge(_ paths: [String], _ options: String...) -> CommandRun {
    CommandRun(["merge"] + options + paths)
  }

  @Test(
    "All forms of a joined report are those of one check of all articles",
    arguments: ["text", "sarif", "junit", "github", "markdown"]
  )
  func forms(format: String) async throws {
    let paths = try await ShardedArticles.thirds.value
    let whole = articles.check("--format", format)
    let joined = merge(paths.reversed(), "--format", format)
    #expect(joined.output == whole.output)
    #expect(joined.status == whole.status)
    #expect(joined.status == .findings)
  }

  @Test("So is the page, and the JSON report but for how the programs were compiled")
  func files() async throws {
    let paths = try await ShardedArticles.halves.value
    let (one, two) = (folder.path + "/1", folder.path + "/2")
    _ = articles.check("--report", "html=\(one).html", "--report", "json=\(one).json")
    _ = merge(paths, "--report", "html=\(two).html", "--report", "json=\(two).json")
    #expect(
      try String(contentsOfFile: one + ".html", encoding: .utf8)
        == String(contentsOfFile: two + ".html", encoding: .utf8)
    )
    func json(_ path: String) throws -> NSDictionary {
      let data = try Data(contentsOf: URL(fileURLWithPath: path + ".json"))
      let object = try JSONSerialization.jsonObject(with: data)
      var report = try #require(object as? [String: Any])
      (report["run"], report["timings"]) = (nil, nil)
      return report as NSDictionary
    }
    #expect(try json(one) == json(two))
  }

  @Test("A shard that is missing, there twice, or of other articles is refused")
  func refused() throws {
    let articles = try ShardedArticles()
    let paths = articles.shards(2)
    func said(_ paths: [String]) -> String {
      let run = merge(paths)
      #expect(run.status == .couldNotCheck)
      return run.errors
    }
    #expect(said([paths[0]]).contains("the report of shard 2/2 is missing"))
    #expect(said(paths + [paths[1]]).contains("shard 2/2 was given twice"))
    #expect(said([paths[0], folder.path + "/none.json"]).contains("cannot be read"))
    try folder.write("{}", to: "empty.json")
    #expect(said([folder.path + "/empty.json"]).contains("not a JSON report of"))
    try articles.folder.write("# New\n", to: "docs/new.md")
    let other = folder.path + "/other.json"
    _ = articles.check("--shard", "2/2", "--report", "json=\(other)")
    #expect(said([paths[0], other]).contains("contains other articles than"))
    let whole = folder.path + "/whole.json"
    _ = articles.check("--report", "json=\(whole)")
    #expect(said([whole]).contains("not a JSON report of 'doccheck --shard I/N'"))
  }

  @Test(
    "A report of a part that cannot be is refused",
    arguments: [(1, 0), (0, 2), (3, 2), (1, -1)]
  )
  func impossible(index: Int, count: Int) async throws {
    let data = try Data(contentsOf: URL(filePath: await ShardedArticles.halves.value[0]))
    var report = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    report["shard"] = ["index": index, "count": count, "list": "sha256:"] as [String: Any]
    let path = try folder.write(JSONSerialization.data(withJSONObject: report), to: "report.json")
    let run = merge([path])
    #expect(run.status == .couldNotCheck)
    #expect(run.errors.contains("not a JSON report of 'doccheck --shard I/N'"))
  }

  @Test("A joined report passes the same gates")
  func gates() async throws {
    let paths = try await ShardedArticles.halves.value
    #expect(merge(paths, "--fail-on", "never").status == .clean)
    let strict = merge(paths, "--fail-on", "never", "--min-verified", "100")
    #expect(strict.status == .clean)
    let baseline = folder.path + "/baseline.json"
    _ = articles.check("--write-baseline", baseline)
    let known = merge(paths, "--baseline", baseline)
    #expect(known.status == .clean)
    #expect(known.output.contains("known findings of the baseline left out"))
  }

  @Test("A shard without articles is fine")
  func empty() {
    let run = articles.check("--shard", "1/9000", "--report", "json=\(folder.path)/empty.json")
    #expect(run.status == .clean)
  }
}
