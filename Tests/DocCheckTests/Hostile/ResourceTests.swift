import Foundation
import Testing

@testable import DocCheck

@Suite("Snippets that take all they can get")
struct ResourceTests {
  /// A snippet and the findings that it must come to.
  struct Greedy: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let code: String
    let findings: [String]
  }

  private static let timedOut = "1:1 timed-out: stopped after the time limit of 1 s"

  static let greedy = [
    Greedy(
      testDescription: "forks for ever",
      code: """
        import Foundation
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
        while true { _ = fork() }
        """,
      findings: [timedOut]
    ),
    Greedy(
      testDescription: "starts threads for ever",
      code: """
        import Foundation
        while true {
          var thread = pthread_t()
          pthread_create(&thread, nil, { _ in while true { sleep(1) } }, nil)
        }
        """,
      findings: [timedOut]
    ),
    Greedy(
      testDescription: "ignores every signal and never ends",
      code: """
        import Foundation
        for number in 1..<65 { signal(Int32(number), SIG_IGN) }
        while true {}
        """,
      findings: [timedOut]
    ),
    Greedy(
      testDescription: "prints for ever",
      code: "while true { print(\"spam\") }",
      findings: [timedOut]
    ),
    Greedy(
      testDescription: "asks for 100 GB",
      code: "print([UInt8](repeating: 1, count: 100 << 30).count)",
      findings: ["1:1 trapped: code crashes: "]
    ),
  ]

  @Test("A greedy program meets its limit", arguments: HostileSandbox.all, greedy)
  func limits(sandbox: HostileSandbox, greedy: Greedy) throws {
    let report = try sandbox.limited(to: greedy.findings == [Self.timedOut] ? 1 : 2)
      .check(article: "```swift run\n\(greedy.code)\n```\n")
    let findings = Checking.findings(report)
    #expect(findings.count == greedy.findings.count)
    for (finding, expected) in zip(findings, greedy.findings) {
      #expect(finding.hasPrefix(expected))
    }
    #expect((report.snippets.first?.output?.utf8.count ?? 0) <= 1 << 20)
  }

  @Test("A program's processes share one limit of memory", arguments: HostileSandbox.all)
  func memory(sandbox: HostileSandbox) throws {
    // Each of them is far below the limit.
    let report = try sandbox.limited(to: 40).check(
      article: """
        ```swift run
        import Foundation
        let fork = unsafeBitCast(dlsym(nil, "fork"), to: (@convention(c) () -> Int32).self)
        for _ in 0..<12 where fork() == 0 {
          let bytes = [UInt8](repeating: 1, count: 256 << 20)
          sleep(UInt32(bytes[0]) * 60)
        }
        sleep(60)
        ```
        """
    )
    #expect(
      Checking.findings(report).prefix(1) == ["1:1 trapped: killed, probably by the memory limit"]
    )
  }

  @Test("A program cannot fill the disk", arguments: HostileSandbox.all)
  func disk(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      """
      import Foundation
      let megabyte = Data(count: 1 << 20)
      var count = 0
      while count < 4000 {
        let file = URL(fileURLWithPath: NSTemporaryDirectory() + "/\\(count)")
        do { try megabyte.write(to: file) } catch { break }
        count += 1
      }
      print(count < 100)
      // Prints "true"
      """
    )
    // Where the folder itself has no size, the program is ended.
    let findings = [Sandbox.Kind.landlock: ["1:1 trapped: killed, probably by the memory limit"]]
    #expect(Checking.findings(report).prefix(1) == (findings[sandbox.kind] ?? [])[...])
  }

  @Test("An expression that takes for ever to check comes to an end", arguments: HostileSandbox.all)
  func types(sandbox: HostileSandbox) throws {
    let sum = (1...24).map { "-(\($0) + 1.5)" }.joined(separator: " + ")
    let clock = ContinuousClock()
    let start = clock.now
    let report = try sandbox.check("let a: Int = \(sum)")
    #expect(clock.now - start < .seconds(600))
    // The compiler's own limit is one of work, doccheck's one of time, which comes first under load.
    let limits = [Verdict.failed, .undecided(reason: "the compiler took longer than 30 s")]
    #expect(limits.contains { report.snippets.map(\.verdict) == [$0] })
  }
}
