import Foundation
import Testing

@testable import DocCheck

@Suite("The documents")
struct DocumentTests {
  private func text(of path: String) throws -> String {
    String(decoding: try Repository.data(path), as: UTF8.self)
  }

  /// What doccheck prints for an article of Tests/Fixtures, named as a document names it.
  private func run(on fixture: String, as name: String) throws -> String {
    let markdown = try text(of: "Tests/Fixtures/\(fixture)")
    let report = Report(
      articles: [try Checking.check(markdown, path: name)],
      tool: Report.Tool(version: "", compiler: ""),
      sandbox: nil
    )
    return "$ doccheck \(name)\n" + TextReporter(paths: [name]).render(report)
  }

  @Test("The README says what doccheck is and gives both commands on its first screen")
  func readme() throws {
    let lines = try text(of: "README.md").split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 151)
    let first = lines.prefix(45)
    #expect(first.contains("<!-- check -->") && first.contains("<!-- tests -->"))
    #expect(first.contains { $0.contains("Runs on Linux") && $0.contains("Docker on a Mac") })
  }

  @Test("The runs that documents show are what doccheck prints", .enabled(if: Checking.hasSandbox))
  func runs() throws {
    #expect(try text(of: "README.md").contains(try text(of: "Tests/Fixtures/scores.md")))
    #expect(try text(of: "README.md").contains(try run(on: "scores.md", as: "scores.md") + "```\n"))
    let counter = try run(on: "counter.md", as: "counter.md")
    try Golden.expect(
      "\n```text\n\(counter)```\n\n",
      between: ("<!-- counter -->", "The last lines are the result:"),
      of: "docs/getting-started.md"
    )
  }

  @Test("The page of the rules has the page of each, and the list of options is the help's")
  func generated() throws {
    let rows = Rule.all.map {
      "| [`\($0.id)`](#\($0.id)) | \($0.severity.rawValue) | \($0.summary) |"
    }
    let pages = Rule.all.map { rule in
      RulePage(rule).markdown.replacing("\n## ", with: "\n### ").replacing(
        "# \(rule.id)",
        with: "## \(rule.id)"
      )
    }
    let rules = """
      # Rules

      | rule | severity | what it finds |
      |---|---|---|
      \(rows.joined(separator: "\n"))

      \(pages.joined(separator: "\n"))
      """
    Golden.expect(rules, at: Repository.root.appending(path: "docs/rules.md"))
    try Golden.expect(
      "\n```text\n\(Usage.text)```\n\n",
      between: ("<!-- options -->", "<!-- end of options -->"),
      of: "docs/command-line.md"
    )
  }

  @Test("The page about the architecture names every folder, and only folders that there are")
  func architecture() throws {
    let page = try text(of: "ARCHITECTURE.md")
    let named = page.split(separator: "\n").compactMap { line -> String? in
      guard line.hasPrefix("- `") else { return nil }
      return line.dropFirst(3).split(separator: "`").first.map(String.init)
    }
    let parents = ["Sources/DocCheck", "Sources/SampleModels", "Tests"]
    let folders = try parents.flatMap { parent in
      try Self.folders(in: parent).map { "\(parent)/\($0)/" }
    }
    let top = try Self.folders(in: "").subtracting(["Sources", "Tests"]).map { $0 + "/" }
    #expect(Set(named) == Set(folders + top))
  }

  @Test("An entry of the changelog is one line of at most 120 characters")
  func changelog() throws {
    let lines = try text(of: "CHANGELOG.md").split(separator: "\n")
    #expect(lines.contains("## Unreleased"))
    #expect(lines.filter { $0.count > 120 } == [])
    #expect(lines.filter { $0.hasPrefix("  ") } == [])
  }

  /// The folders in a folder of the repository that git knows.
  private static func folders(in folder: String) throws -> Set<String> {
    let files = GitCheckout(folder: Repository.root.path).files()
    let prefix = folder.isEmpty ? "" : folder + "/"
    return Set(
      files.compactMap { file in
        guard file.hasPrefix(prefix) else { return nil }
        let parts = file.dropFirst(prefix.count).split(separator: "/")
        return parts.count > 1 ? String(parts[0]) : nil
      }
    )
  }
}
