import Testing

@testable import DocCheck

@Suite("Language modes")
struct LanguageModeJudgeTests {
  /// The report on an article in several modes.
  private func check(_ markdown: String, _ versions: [Int]) throws -> ArticleReport {
    var options = Options()
    options.swiftVersions = versions
    return try Checking.check(markdown, options: options)
  }

  private let counter = """
    ```swift
    enum Counter {
      static var count = 0
    }
    ```
    """

  @Test("Reports show the verdicts of several modes, and only one in JSON")
  func reports() throws {
    func report(_ versions: [Int]) throws -> Report {
      Report(
        articles: [try check(counter, versions)],
        tool: Report.Tool(version: "", compiler: ""),
        sandbox: nil
      )
    }
    let both = try report([5, 6])
    #expect(
      TextReporter(detail: .verbose).render(both).contains(
        "in each language mode: 5: passed, 6: failed"
      )
    )
    #expect(
      HTMLReporter().render(both).contains("<dt>Language modes</dt><dd>5: passed, 6: failed</dd>")
    )
    let json = JSONReporter().render(both)
    #expect(json.contains("\"languageMode\" : \"6\",\n              \"verdict\" : \"failed\""))
    let one = try report([5])
    #expect(!TextReporter(detail: .verbose).render(one).contains("language mode"))
    #expect(!HTMLReporter().render(one).contains("Language modes"))
    #expect(JSONReporter().render(one).contains("\"languageMode\" : \"5\""))
  }
}
