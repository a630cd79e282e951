import Testing

@testable import DocCheck

@Suite("Imports of the toolchain's modules") struct OptionalImportTests {
  @Test(
    "What an article takes for granted is imported",
    arguments: [
      ("@Test func adds() { #expect(1 + 1 == 2) }", ["Foundation", "Testing"]),
      (
        "class SumTests: XCTestCase {\n  func testSum() { XCTAssertEqual(1 + 1, 2) }\n}",
        ["Foundation", "XCTest"]
      ),
      ("let counter = Mutex(0)\ncounter.withLock { $0 += 1 }", ["Foundation", "Synchronization"]),
      ("let word = Regex { OneOrMore(.word) }", ["Foundation", "RegexBuilder"]),
      (
        "distributed actor Player {\n  typealias ActorSystem = LocalTestingDistributedActorSystem\n"
          + "  distributed func move() -> Int { 1 }\n}", ["Foundation", "Distributed"]
      ),
      (
        "@Suite struct Words {\n  @Test func bold() { _ = Text(\"a\").bold() }\n}",
        ["SwiftUI", "Testing"]
      ),
    ]
  )
  func implicit(code: String, imports: [String]) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].imported == imports)
  }

  @Test("The system that distributed actors belong to is assumed where the article names none")
  func actorSystem() throws {
    let player = "public distributed actor Player {\n  distributed func move() -> Int { 1 }\n}"
    let report = try Checking.check(
      parts: player,
      "func play(_ player: Player) async throws -> Int { try await player.move() }",
      "func play(_ player: Player) async throws -> Int { try await player.moove() }"
    )
    #expect(Checking.verdicts(report) == ["passed", "passed", "failed"])
    #expect(report.snippets[0].assumed == ["DefaultDistributedActorSystem"])
    #expect(report.snippets[1].assumed == ["DefaultDistributedActorSystem"])
  }

  @Test("An everyday name is no sign of a module")
  func everydayNames() throws {
    let code = "func title(of issue: Issue, by tag: Tag) -> String { issue.title + tag.name }"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.snippets[0].assumed == ["Issue", "Tag"])
    #expect(report.snippets[0].imported.contains("Testing") == false)
  }

  @Test("What an unknown macro holds is read once its module is imported")
  func behindMacros() throws {
    let code =
      "@Test func ripens() throws {\n  let fruit = try #require(orchard.first)\n  #expect(fruit.isRipe)\n}"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["orchard"])
    #expect(report.snippets[0].imported == ["Foundation", "Testing"])
  }

  @Test("Unknown names in a macro's arguments, and modifiers' names, do not hide its module")
  func argumentsOfMacros() throws {
    let code =
      "@Test(\n  \"The lamp is off\",\n  .enabled(if: Room.current == .kitchen),\n"
      + "  .disabled(\"The bulb is broken\")\n)\nfunc isOff() async throws { ... }"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].assumed == ["Room"])
  }

  @Test("A member of another module is found beside what only a test has")
  func membersInTests() throws {
    let code =
      "func testTerns() {\n  let done = expectation(description: \"a\")\n"
      + "  [1, 2].publisher.sink { _ in done.fulfill() }.store(in: &cancellables)\n"
      + "  wait(for: [done], timeout: 1)\n}"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["passed"])
    #expect(report.snippets[0].imported == ["Foundation", "XCTest", "Combine"])
    #expect(report.snippets[0].assumed == ["cancellables"])
  }

  @Test("A snippet with import lines must import the module of its macros")
  func explicit() throws {
    let code = "import Foundation\n\n@Test func past() { #expect(Date() <= Date()) }"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(
      Checking.findings(report).first
        == "4:2 missing-import: 'Test' is in Testing, which this code does not import"
    )
  }

  @Test(
    "Code that uses Foundation and imports only what does not pass it on lacks an import",
    arguments: [
      "import Observation\n\n@Observable final class Log {\n  var start = Date()\n}",
      "import Observation\n\nfunc short(_ name: String) -> String {\n"
        + "  name.trimmingCharacters(in: .whitespaces)\n}",
      "import Combine\n\nlet start = Date()\nharbour.open(at: start)",
    ]
  )
  func foundation(code: String) throws {
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(Checking.verdicts(report) == ["failed"])
    #expect(
      Checking.findings(report).filter { $0.contains("missing-import") } == [
        "1:1 missing-import: this code uses Foundation, which it does not import"
      ]
    )
  }

  @Test("Foundation passes Observation on, as it does on Apple's systems, and Combine does not")
  func observation() throws {
    let model =
      "@Observable final class Log {\n  var lines: [String] = []\n  @ObservationIgnored var size = 1\n}"
    #expect(
      try Checking.verdicts(
        ofFences: "import Foundation\n\n" + model,
        "import UIKit\n\nwithObservationTracking { print(1) } onChange: {}",
        "import Combine\n\n" + model
      ) == ["passed", "passed", "failed"]
    )
  }

  @Test("A module of another library may pass Foundation on")
  func passedOn() throws {
    let code = "import XMLParserOfOurs\nimport SwiftUI\n\nlet start = Date()"
    #expect(try Checking.check("```swift\n\(code)\n```\n").snippets[0].verdict.name != "failed")
  }

  @Test("Who imports a single name of Foundation is not told to import Foundation")
  func scoped() throws {
    let code =
      "import struct Foundation.URL\n\nlet address = URL(string: \"a\")\nlet start = Date()"
    let report = try Checking.check("```swift\n\(code)\n```\n")
    #expect(report.findings.allSatisfy { $0.rule != .missingImport })
    #expect(report.snippets[0].assumed == ["Date"])
  }

  @Test("Types of Dispatch are no sign of Foundation")
  func dispatch() throws {
    let code = "import Combine\n\nlet queue = DispatchQueue.global()"
    let report = try Checking.check("```swift\n\(code)\n```\n").snippets[0]
    #expect(report.verdict == .passed(.compiled))
    #expect(report.assumed == ["DispatchQueue"])
  }
}
