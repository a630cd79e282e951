import Foundation
import Testing

@testable import DocCheck

@Suite("Remembered articles") struct VerdictCacheTests {
  private let folder: TemporaryFolder
  private let cache: String

  init() throws {
    folder = try TemporaryFolder()
    cache = try folder.makeCache()
  }

  /// What a check says, and how many articles it did not look into.
  private func check(_ options: String...) throws -> (text: String, remembered: Int) {
    let json = folder.path + "/report.json"
    let run = CommandRun(
      ["--cache", cache, "--report", "json=\(json)"] + options + [folder.path]
    )
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: URL(fileURLWithPath: json))
    )
    let said = try #require((report as? [String: Any])?["run"] as? [String: Any])
    let remembered = try #require(said["rememberedArticles"] as? Int)
    if remembered > 0 { #expect(said["alone"] as? Int == 0 && said["merged"] as? Int == 0) }
    return (run.output + run.errors, remembered)
  }

  private let article = """
    # Counting

    Half of all counters, 50%, are wrong. See [below](#below) and [more](more.md#more).

    ```swift
    let count: Int = "one"
    ```

    ## Below

    ```swift
    print("two")
    // Prints "two"
    ```
    """

  @Test("An article that has not changed is reported again without a call of the compiler")
  func unchanged() throws {
    try folder.write(article, to: "a.md")
    try folder.write("# More\n", to: "more.md")
    let first = try check()
    #expect(first.remembered == 0)
    #expect(first.text.contains("cannot convert value of type 'String'"))
    let second = try check()
    #expect(second.remembered == 2)
    #expect(second.text == first.text)
    #expect(try check("--no-cache").remembered == 0)
  }

  @Test("What may change a verdict has the article checked anew")
  func changes() throws {
    try folder.write(article, to: "a.md")
    _ = try check("--no-run")
    #expect(try check("--no-run").remembered == 1)
    #expect(try check("--no-run", "--swift-version", "6").remembered == 0)
    #expect(try check("--no-run", "--swift-version", "5").remembered == 0)
    #expect(try check("--no-run", "--rule", "unsourced-claim=off").remembered == 0)
    #expect(try check().remembered == 0)
    try folder.write("@Test func t() {}\n", to: "a.tests.swift")
    #expect(try check("--no-run").remembered == 0)
    try folder.write(article + "\n", to: "a.md")
    #expect(try check("--no-run").remembered == 0)
  }

  @Test("Where a link of an article leads is looked at on every run")
  func links() throws {
    try folder.write(article, to: "a.md")
    try folder.write("# More\n", to: "more.md")
    #expect(try !check("--no-run").text.contains("broken-link"))
    try folder.write("# Less\n", to: "more.md")
    let renamed = try check("--no-run")
    #expect(renamed.text.contains("broken link: no heading 'more' in 'more.md'"))
    #expect(renamed.remembered == 0)
    try FileManager.default.removeItem(atPath: folder.path + "/more.md")
    #expect(try check("--no-run").text.contains("broken link: 'more.md' does not exist"))
  }

  @Test("A run that chance or the time decides is not remembered")
  func chance() throws {
    try folder.write("```swift\nprint(Int.random(in: 1...1))\n// Prints \"1\"\n```\n", to: "a.md")
    _ = try check()
    #expect(try check().remembered == 0)
    #expect(try check("--no-run").remembered == 0)
    #expect(try check("--no-run").remembered == 1)
  }

  @Test("A damaged entry is told of and made anew")
  func damage() throws {
    try folder.write("# Nothing\n\nNo code.\n\n```swift\nlet a = 1\n```\n", to: "a.md")
    _ = try check("--no-run")
    let verdicts = cache + "/verdicts"
    let names = try FileManager.default.subpathsOfDirectory(atPath: verdicts)
    let entry = try #require(names.first { $0.hasSuffix(".json") })
    var bytes = try Data(contentsOf: URL(fileURLWithPath: "\(verdicts)/\(entry)"))
    bytes[bytes.count / 2] ^= 1
    try bytes.write(to: URL(fileURLWithPath: "\(verdicts)/\(entry)"))
    let second = try check("--no-run")
    #expect(second.remembered == 0)
    #expect(second.text.contains("cache: \(verdicts): 1 damaged entry created again"))
    #expect(try check("--no-run").remembered == 1)
  }

  @Test("Every option either has a part in what is remembered or cannot change a verdict")
  func options() {
    let decisive: Set<String> = [
      "swiftVersions", "defaultIsolation", "runs", "timeout", "sandbox", "dialect", "severities",
      "configuration", "swiftc", "command", "servesEditor", "drawsSketches", "sketchRequest",
      "package", "impliesPackage",
    ]
    // Neither modules of others nor kept programs go together with remembered verdicts.
    let unremembered: Set<String> = ["modulePaths", "keepPrograms", "caches"]
    let harmless: Set<String> = [
      "paths", "format", "reports", "trustsConfiguration", "failOn", "minimumVerified",
      "configurationFile",
      "baseline", "writtenBaseline", "changedSince", "earlierReports", "jobs", "color", "isQuiet",
      "isVerbose", "allowsEmpty", "cache", "merges", "onlyShowsEdits", "shard",
      "shardCostsFile", "remoteCache", "onlyReadsRemoteCache", "showsHelp", "showsVersion",
      "previewName", "sketchFolder", "earlierSketches",
    ]
    let all = Set(Mirror(reflecting: Options()).children.compactMap(\.label))
    #expect(all == decisive.union(unremembered).union(harmless))
  }
}
