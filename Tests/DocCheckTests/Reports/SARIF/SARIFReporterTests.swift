import Foundation
import Testing

@testable import DocCheck

@Suite("SARIF reporter")
struct SARIFReporterTests {
  private struct Log: Decodable {
    struct Run: Decodable { let results: [Result] }
    struct Result: Decodable {
      struct Location: Decodable { let physicalLocation: Physical }
      struct Physical: Decodable { let region: Region }
      struct Fix: Decodable { let artifactChanges: [Change] }
      struct Change: Decodable { let replacements: [Replacement] }
      struct Replacement: Decodable {
        let deletedRegion: Region
        let insertedContent: Content
      }
      struct Content: Decodable { let text: String }
      let locations: [Location]
      let partialFingerprints: [String: String]
      let fixes: [Fix]?
    }
    struct Region: Decodable, Hashable {
      let startLine: Int
      let startColumn: Int
      let endLine: Int
      let endColumn: Int
    }
    let runs: [Run]
  }

  private func results(_ markdown: String) throws -> [Log.Result] {
    var sample = SampleArticle(path: "a.md", markdown)
    let span = try sample.span(of: "fence")
    sample.findings = [
      Finding(
        .compileError,
        at: span,
        "m",
        fix: Finding.Fix(edits: [.init(bytes: span.bytes, replacement: "塀")])
      )
    ]
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let report = Report(articles: [sample.report], tool: tool, sandbox: nil)
    let data = Data(SARIFReporter().render(report).utf8)
    return try JSONDecoder().decode(Log.self, from: data).runs.flatMap(\.results)
  }

  @Test("Regions and fixes count UTF-16 code units")
  func regions() throws {
    let result = try #require(try results("é 👩‍👩‍👧 塀 fence\n").first)
    let region = Log.Region(startLine: 1, startColumn: 14, endLine: 1, endColumn: 19)
    #expect(result.locations.map(\.physicalLocation.region) == [region])
    let replacement = try #require(result.fixes?.first?.artifactChanges.first?.replacements.first)
    #expect(replacement.deletedRegion == region)
    #expect(replacement.insertedContent.text == "塀")
  }

  @Test("Fingerprints survive lines that come before and white space")
  func fingerprints() throws {
    let first = try results("A fence.\n").map(\.partialFingerprints)
    #expect(try results("# New\n\nText.\n\n  A   fence.\n").map(\.partialFingerprints) == first)
    #expect(try results("Another fence.\n").map(\.partialFingerprints) != first)
  }

  @Test(
    "Logs fit OASIS' schema of SARIF 2.1.0",
    .enabled(if: PythonTools.sarifSchema != nil, "no SARIF schema here")
  )
  func official() throws {
    let schema = try Data(contentsOf: URL(filePath: try #require(PythonTools.sarifSchema)))
    let tool = Report.Tool(version: "1", compiler: "Swift")
    for report in [try Samples.report(), Report(articles: [], tool: tool, sandbox: nil)] {
      let log = Data(SARIFReporter().render(report).utf8)
      #expect(try PythonTools.problems(of: log, by: schema) == [])
    }
    let broken = SARIFReporter().render(try Samples.report()).replacing(
      "\"level\"",
      with: "\"leve\""
    )
    #expect(try !PythonTools.problems(of: Data(broken.utf8), by: schema).isEmpty)
  }
}
