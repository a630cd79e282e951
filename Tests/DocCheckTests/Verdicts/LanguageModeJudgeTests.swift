import Testing

@testable import DocCheck

@Suite("Language modes")
struct LanguageModeJudgeTests {
  /// Checks one article in several modes.
  private func check(
    _ markdown: String,
    _ versions: [Int] = [5, 6],
    isolation: LanguageMode.Isolation? = nil
  ) throws -> ArticleReport {
    var options = Options()
    options.swiftVersions = versions
    options.defaultIsolation = isolation
    return try Checking.check(markdown, options: options)
  }

  private func matrices(_ report: ArticleReport) -> [[String]] {
    report.snippets.map { $0.matrix.map { "\($0.mode.name) \($0.verdict.name)" } }
  }

  private let counter = """
    ```swift
    enum Counter {
      static var count = 0
    }
    ```
    """

  @Test("A snippet that one mode refuses keeps the first mode's verdict and gets a warning")
  func differs() throws {
    let message =
      "static property 'count' is not concurrency-safe because it is nonisolated global shared "
      + "mutable state"
    let report = try check(counter)
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(matrices(report) == [["5 passed", "6 failed"]])
    #expect(
      Checking.findings(report) == [
        "3:14 language-mode: it passes in Swift 5 mode and fails in Swift 6 mode: \(message)"
      ]
    )
    #expect(report.findings.first?.severity == .warning)
    let reversed = try check(counter, [6, 5, 6])
    #expect(Checking.verdicts(reversed) == ["failed"])
    #expect(matrices(reversed) == [["6 failed", "5 passed"]])
    #expect(
      Checking.findings(reversed) == [
        "3:14 compile-error: \(message)",
        "3:14 language-mode: it passes in Swift 5 mode and fails in Swift 6 mode: \(message)",
      ]
    )
  }

  @Test("What compiles everywhere, or nowhere, gives no warning")
  func agrees() throws {
    let report = try check(
      """
      ```swift
      struct Point { var x = 0 }
      ```

      ```swift
      let point = Point()
      print(point.x, origin.x)
      ```

      ```swift
      let number: Int = "1"
      ```
      """
    )
    #expect(
      matrices(report) == [
        ["5 passed", "6 passed"], ["5 passed", "6 passed"], ["5 failed", "6 failed"],
      ]
    )
    #expect(report.snippets[1].assumed == ["origin"])
    #expect(report.findings.map(\.rule) == [.undeclaredName, .compileError])
  }

  @Test("A snippet that names its mode is checked in that mode alone")
  func named() throws {
    let report = try check(
      """
      ```swift, swift-version=6
      enum Counter { static var count = 0 }
      ```

      ```swift, swift-version=5
      enum Total { static var sum = 0 }
      ```
      """
    )
    #expect(matrices(report) == [["6 failed"], ["5 passed"]])
    #expect(report.findings.map(\.rule) == [.compileError])
  }

  @Test("Isolation to the main actor is a column of its own, in the last version given")
  func isolation() throws {
    let report = try check(counter, isolation: .mainActor)
    #expect(matrices(report) == [["5 passed", "6 failed", "6+MainActor passed"]])
    #expect(
      matrices(try check(counter, [], isolation: .mainActor)) == [
        ["5 passed", "5+MainActor passed"]
      ]
    )
    let isolated = try check(
      """
      ```swift
      struct Reader: Sendable {
        func read() -> Int { 1 }
      }

      nonisolated func total(_ reader: Reader) -> Int { reader.read() }
      ```
      """,
      [6],
      isolation: .mainActor
    )
    #expect(
      Checking.findings(isolated) == [
        "6:58 language-mode: it passes in Swift 6 mode and fails in Swift 6 mode with MainActor as "
          + "the default isolation: call to main actor-isolated instance method 'read()' in a "
          + "synchronous nonisolated context"
      ]
    )
  }

  @Test("An error that the author expects is looked for in every mode")
  func expectedErrors() throws {
    let report = try check(
      """
      ```swift, compile-fail="not concurrency-safe"
      enum Counter { static var count = 0 }
      ```

      ```swift, compile-fail
      let number: Int = "1"
      ```
      """,
      [6, 5]
    )
    #expect(matrices(report) == [["6 passed", "5 failed"], ["6 passed", "5 passed"]])
    #expect(
      Checking.findings(report) == [
        "1:1 language-mode: it passes in Swift 6 mode and fails in Swift 5 mode: "
          + "this compiles, although the author says it must not"
      ]
    )
  }

  @Test("A snippet is not blamed for another one that a mode refuses")
  func foreignErrors() throws {
    let report = try check(counter + "\n\n```swift\nCounter.count += 1\n```\n")
    #expect(matrices(report) == [["5 passed", "6 failed"], ["5 passed", "6 passed"]])
    #expect(report.findings.map(\.span.start.line) == [3])
  }

  @Test("A variable of an actor needs no top-level code, which cannot hold it in Swift 6 mode")
  func actorVariables() throws {
    let report = try check(
      """
      ```swift
      @MainActor var count = 0
      ```

      ```swift
      @MainActor func tap() { count += 1 }
      ```
      """
    )
    #expect(matrices(report) == Array(repeating: ["5 passed", "6 passed"], count: 2))
  }

  @Test("Programs run in the first mode only", .enabled(if: Checking.hasSandbox))
  func running() throws {
    let report = try check(
      """
      ```swift
      enum Counter { static var count = 1 }
      print(Counter.count)
      // Prints "1"
      ```

      <!-- doccheck:test
      @Test func one() { #expect(Counter.count == 1) }
      -->
      """
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.ran)])
    #expect(report.snippets.first?.tests.map(\.passed) == [true])
    #expect(matrices(report) == [["5 passed", "6 failed"]])
  }

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
