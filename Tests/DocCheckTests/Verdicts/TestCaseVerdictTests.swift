import Testing

@testable import DocCheck

@Suite("Verdicts on test cases of XCTest on the main actor")
struct TestCaseVerdictTests {
  private static let model =
    "import XCTest\n@MainActor final class Log {\n  var entries: [Int] = []\n}\n"

  private func verdicts(_ test: String, in versions: [Int] = [5]) throws -> [String] {
    var options = Options()
    options.swiftVersions = versions
    let report = try Checking.check("```swift\n\(Self.model)\(test)\n```\n", options: options)
    return Checking.verdicts(report)
  }

  @Test(
    "What overrides a method of XCTest's may belong to the main actor, as on Apple's systems",
    arguments: [
      "@MainActor final class LogTests: XCTestCase {\n  var log: Log!\n"
        + "  override func setUp() {\n    super.setUp()\n    log = Log()\n  }\n"
        + "  override func tearDown() { log = nil }\n"
        + "  func testEmpty() { XCTAssertTrue(log.entries.isEmpty) }\n}",
      "@MainActor final class LogTests: XCTestCase {\n  var log: Log!\n"
        + "  override func setUpWithError() throws {\n    try super.setUpWithError()\n"
        + "    log = Log()\n  }\n}",
      "final class LogTests: XCTestCase {\n  @MainActor var log: Log!\n"
        + "  @MainActor override func setUp() { log = Log() }\n}",
    ]
  )
  func isolated(test: String) throws {
    #expect(try verdicts(test) == ["passed"])
  }

  @Test("A test case of another snippet comes along with what it overrides")
  func context() throws {
    #expect(
      try Checking.verdicts(
        ofFences: Self.model + "@MainActor class LogCase: XCTestCase {\n  var log: Log!\n"
          + "  override func setUp() { log = Log() }\n}",
        "final class LogTests: LogCase {\n  func testEmpty() { XCTAssertTrue(log.entries.isEmpty) }\n}"
      ) == ["passed", "passed"]
    )
  }

  @Test(
    "What belongs to no actor cannot use what does, nor can an overriding method in Swift 6 mode"
  )
  func mistakes() throws {
    let open = "final class LogTests: XCTestCase {\n  func testLog() { print(Log().entries) }\n}"
    #expect(try verdicts(open) == ["failed"])
    let free = "  nonisolated override func setUp() { log = Log() }\n}"
    let isolated = "@MainActor final class LogTests: XCTestCase {\n  var log: Log!\n"
    #expect(try verdicts(isolated + free) == ["failed"])
    #expect(
      try verdicts(isolated + "  override func setUp() { log = Log() }\n}", in: [6]) == ["failed"]
    )
  }
}
