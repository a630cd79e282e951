import Foundation
import Testing

@testable import DocCheck

@Suite("Watching", .timeLimit(.minutes(30)))
struct WatchTests {
  private let folder: TemporaryFolder
  private let report: String

  init() throws {
    folder = try TemporaryFolder()
    report = folder.path + "/out/r.json"
    try folder.write("```swift\nlet a = 1\n```\n", to: "docs/a.md")
  }

  private func watch(_ options: String...) throws -> RunningTool {
    let paths = [folder.path + "/docs", "--report", "json=\(report)", "--no-run"]
    return try RunningTool(["watch"] + paths + options)
  }

  /// The findings of the newest report as `name:line rule severity`; nothing before there is one.
  private func findings() throws -> [String]? {
    guard let data = FileManager.default.contents(atPath: report) else { return nil }
    let object = try JSONSerialization.jsonObject(with: data) as? [String: Any]
    let articles = try #require(object?["articles"] as? [[String: Any]])
    return articles.flatMap { article in
      let name = (article["path"] as? String ?? "").split(separator: "/").last ?? ""
      return (article["findings"] as? [[String: Any]] ?? []).map {
        "\(name):\($0["line"] ?? 0) \($0["rule"] ?? "") \($0["severity"] ?? "")"
      }
    }
  }

  private func move(_ old: String, to new: String) throws {
    guard rename(folder.path + "/" + old, folder.path + "/" + new) == 0 else {
      throw EnvironmentError(stage: "test", path: old, message: String(cString: strerror(errno)))
    }
  }

  @Test("Whatever becomes of the files is checked, until Ctrl-C ends it and leaves nothing behind")
  func changes() throws {
    let tool = try watch()
    let wrong = "```swift\nlet a: Int = \"\"\n```\n"
    func expect(
      _ expected: String...,
      sourceLocation: Testing.SourceLocation = #_sourceLocation
    )
      throws
    {
      try tool.eventually({ try findings() == expected }, sourceLocation: sourceLocation)
    }
    try expect()
    // Saved in place, then as editors do that write another file and rename it.
    try folder.write(wrong, to: "docs/a.md")
    try expect("a.md:2 compile-error error")
    try folder.write("\n" + wrong, to: "docs/.a.md.swp")
    try move("docs/.a.md.swp", to: "docs/a.md")
    try expect("a.md:3 compile-error error")
    // Added with their folder, renamed, removed.
    try folder.write(wrong, to: "docs/deep/er/b.md")
    try expect("a.md:3 compile-error error", "b.md:2 compile-error error")
    try move("docs/deep", to: "docs/away")
    try move("docs/away/er/b.md", to: "docs/away/er/c.md")
    try expect("a.md:3 compile-error error", "c.md:2 compile-error error")
    try FileManager.default.removeItem(atPath: folder.path + "/docs/away")
    try expect("a.md:3 compile-error error")
    // What cannot be read, and a configuration that cannot, then one that can.
    try folder.write(Data([0xFF, 0x0A]), to: "docs/a.md")
    try expect("a.md:1 invalid-encoding error")
    try folder.write("{", to: "docs/.doccheck.json")
    try tool.eventually { tool.said.contains(".doccheck.json:1:2: expected a key") }
    try folder.write("{rules: {'compile-error': 'warning'}}", to: "docs/.doccheck.json")
    try folder.write(wrong, to: "docs/a.md")
    try expect("a.md:2 compile-error warning")
    // All of it gone, and back.
    try move("docs", to: "elsewhere")
    try expect()
    try move("elsewhere", to: "docs")
    try expect("a.md:2 compile-error warning")
    #expect(tool.interrupt() == 130)
    #expect(try FileManager.default.contentsOfDirectory(atPath: tool.temporary.path) == [])
  }

  @Test("A change of the package is built before the articles are checked again")
  func package() throws {
    let package = folder.path + "/package"
    try FileManager.default.copyItem(
      atPath: Repository.root.path + "/Tests/Fixtures/Orchard",
      toPath: package
    )
    try folder.write("```swift\nimport Orchard\nlet tree = Tree()\n```\n", to: "docs/a.md")
    let tool = try watch("--package", package, "--cache", try folder.makeCache())
    try tool.eventually { try findings() == ["a.md:3 compile-error error"] }
    let file = "package/Sources/Orchard/Tree.swift"
    let before = try String(contentsOfFile: folder.path + "/" + file, encoding: .utf8)
    let initialiser = "extension Tree { public init() { self.init(\"Quince\") } }\n"
    try folder.write(before + "extension {\n", to: file)
    try tool.eventually { tool.said.contains("does not build: ") }
    try folder.write(before + initialiser, to: file)
    try tool.eventually { try findings() == [] }
    #expect(tool.interrupt() == 130)
  }

  @Test("What it writes itself is no change, wherever it is, nor what is only hidden")
  func ownFiles() throws {
    let docs = folder.path + "/docs"
    let tool = try RunningTool([
      "watch", docs, "--no-run", "--report", "html=\(docs)/report/", "--report",
      "markdown=\(docs)/r.md",
    ])
    let rounds = { tool.said.components(separatedBy: "checked in").count - 1 }
    try tool.eventually { rounds() == 1 }
    try folder.write("", to: "docs/.hidden.md")
    usleep(800_000)
    #expect(rounds() == 1)
    try folder.write("```swift\nlet b = 1\n```\n", to: "docs/b.md")
    try tool.eventually { rounds() == 2 }
    let live = docs + "/report/" + LivePage.file
    #expect(FileManager.default.fileExists(atPath: live))
    #expect(tool.interrupt() == 130)
    #expect(!FileManager.default.fileExists(atPath: live))
  }

  @Test("A first check that cannot be made ends it, and so does an option that is not its own")
  func refused() throws {
    let none = CommandRun(["watch", folder.path, "--config", folder.path + "/none.json"])
    #expect(none.status == .couldNotCheck)
    #expect(none.errors.contains("none.json: cannot be read"))
    let written = CommandRun(["watch", folder.path, "--write-baseline", "b.json"])
    #expect(written.errors.contains("--write-baseline only works with 'check'"))
  }

  @Test(
    "An open page is loaded again once there is a newer report, of one file and of several",
    .enabled(if: Chromium.installed != nil, "no Chromium here"),
    arguments: ["r.html", "pages/"]
  )
  func reloads(place: String) throws {
    let tool = try watch("--report", "html=\(folder.path)/out/\(place)")
    try tool.eventually { tool.said.contains("checked in") }
    let session = try BrowserSession()
    let pages = try FileManager.default.subpathsOfDirectory(atPath: folder.path + "/out")
      .filter { $0.contains(place == "r.html" ? "r.html" : "articles/") && $0.hasSuffix(".html") }
    let page = URL(filePath: folder.path + "/out/" + pages[0]).absoluteString
    // While the page is loaded anew, nothing can be asked of it.
    try tool.eventually { (try? session.open(page)) != nil }
    func value(_ script: String) throws -> Int? {
      var value: Int?
      try tool.eventually {
        value = (try? session.evaluate(script)) as? Int
        return value != nil
      }
      return value
    }
    let count = "document.querySelectorAll('figure.failed').length"
    #expect(try value(count) == 0)
    try folder.write("```swift\nlet a: Int = \"\"\n```\n", to: "docs/a.md")
    try tool.eventually { try value(count) == 1 }
    let length = try #require(try value("history.length"))
    #expect(length <= 3)
    #expect(session.console == [])
    #expect(session.requests.allSatisfy { $0.hasPrefix("file:") })
    #expect(tool.interrupt() == 130)
  }
}
