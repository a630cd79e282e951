import Foundation
import Testing

@testable import DocCheck

@Suite(
  "The schema of the JSON report",
  .enabled(if: PythonTools.python != nil, "no jsonschema here")
)
struct ReportSchemaTests {
  private func problems(_ text: String) throws -> [String] {
    let schema = try Repository.data("schemas/report.schema.json")
    return try PythonTools.problems(of: Data(text.utf8), by: schema)
  }

  @Test("The sample report and an empty one fit")
  func samples() throws {
    var report = try Samples.report()
    report.knownFindings = 3
    #expect(try problems(JSONReporter().render(report)) == [])
    let tool = Report.Tool(version: "1", compiler: "Swift")
    let empty = Report(articles: [], tool: tool, sandbox: nil)
    #expect(try problems(JSONReporter().render(empty)) == [])
  }

  @Test("What is really found, and what is only listed, fits")
  func realOutput() throws {
    let folder = try TemporaryFolder()
    let fixture = Repository.root.appendingPathComponent("Tests/Fixtures/counter.md").path
    let odd = try folder.write(
      """
      # 部品

      速度が3倍になり、[調査](https://example.org/a/b)で40%減りました。

      <!-- doccheck: compile-fail -->

      ```swift
      let a: Int = ""
      ```

      ```siwft
      import SwiftUI
      @Observable class A {}
      print([1, 2].count) // Prints "2"
      ```

      ```swift
      let store = Store(limit: 3)
      ```

      ```swift
      for each item { do something }
      ```
      """,
      to: "a.md"
    )
    let modes = ["--swift-version", "5", "--swift-version", "6", "--format", "json"]
    let checked = CommandRun([fixture, odd] + modes)
    #expect(checked.errors == "")
    #expect(try problems(checked.output) == [])
    #expect(try problems(CommandRun(["list", fixture, odd, "--format", "json"]).output) == [])
  }

  @Test("What is no report does not fit")
  func refused() throws {
    let text = JSONReporter().render(try Samples.report())
    #expect(try !problems(text.replacing("\"passed\" :", with: "\"pased\" :")).isEmpty)
    #expect(try !problems(text.replacing("\"line\" : 7", with: "\"line\" : 0")).isEmpty)
  }
}
