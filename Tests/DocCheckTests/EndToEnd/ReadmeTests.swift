import Foundation
import Testing

@testable import DocCheck

@Suite("The README")
struct ReadmeTests {
  /// The repository's folder.
  private let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  private func readme() throws -> String {
    try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
  }

  @Test("The table of rules has every rule, with its severity and its summary")
  func rules() throws {
    let text = try readme()
    let rows = Rule.all.map { "| `\($0.id)` | \($0.severity.rawValue) | \($0.summary) |" }
    #expect(text.contains(rows.joined(separator: "\n") + "\n\n"))
  }

  @Test("The run that it shows is what doccheck prints", .enabled(if: Checking.hasSandbox))
  func run() throws {
    let path = "Tests/Fixtures/counter.md"
    let markdown = try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    let report = Report(
      articles: [try Checking.check(markdown, path: path)],
      tool: Report.Tool(version: "", compiler: ""),
      sandbox: nil
    )
    #expect(try readme().contains("$ doccheck \(path)\n" + TextReporter().render(report) + "```"))
  }
}
