import Foundation

/// What Swift Testing's event stream says about one run (its ABI's version 0).
struct TestEvents: Sendable {
  /// Something that a test recorded.
  struct Issue: Hashable, Sendable {
    let test: String
    /// The file, by the name that represents it in the program.
    let file: String
    /// The line of that file.
    let line: Int
    let column: Int
    /// What the console would show: the expectation with its values.
    let message: String
    let isKnown: Bool
  }

  /// What a framework warned of while a test ran.
  struct Warning: Hashable, Sendable {
    /// The test, with its line in the program.
    let test: TestResult
    let message: String
  }

  /// The tests with their outcome, in the order in which they are declared.
  let tests: [TestResult]
  let issues: [Issue]
  /// What frameworks warned of in tests that did not read the warnings themselves, once a test.
  let warnings: [Warning]
  /// The pictures that tests had drawn, in their order.
  let sketches: [Sketch]
  /// Whether the run came to its end, and every test to its own unless a trait kept it from running.
  let isComplete: Bool

  /// Reads a stream of one JSON record a line.
  ///
  /// - Parameters:
  ///   - stream: what the program reported.
  ///   - nonce: what comes before each record; other lines are not the harness's and do not count.
  init(_ stream: [UInt8], nonce: String) {
    let decoder = JSONDecoder()
    let mark = Array(nonce.utf8)
    let records = stream.split(separator: 10).filter { $0.starts(with: mark) }.compactMap {
      try? decoder.decode(Record.self, from: Data($0.dropFirst(mark.count)))
    }
    let declared = records.filter { $0.kind == "test" && $0.payload.kind == "function" }
    let events = records.filter { $0.kind == "event" }.map(\.payload)
    let issues = events.filter { $0.kind == "issueRecorded" }.map(Self.issue)
    let ended = Set(events.filter { $0.kind == "testEnded" }.compactMap(\.testID))
    let skipped = Set(events.filter { $0.kind == "testSkipped" }.compactMap(\.testID))
    self.issues = issues
    tests = declared.map { test in
      let id = test.payload.id ?? ""
      let failed = issues.contains { $0.test == id && !$0.isKnown }
      return TestResult(
        name: test.payload.displayName ?? test.payload.name ?? id,
        line: test.payload.sourceLocation?.line ?? 0,
        passed: ended.contains(id) && !failed,
        isSkipped: skipped.contains(id)
      )
    }
    let named = zip(declared.map { $0.payload.id ?? "" }, tests)
    warnings = Self.warnings(events, Dictionary(named) { first, _ in first })
    sketches = events.filter { $0.kind == "sketch" }.prefix(Self.mostSketches).compactMap { event in
      let drawing = event.text.map { Data($0.utf8) }
      return drawing.flatMap { try? decoder.decode(Sketch.self, from: $0).validated }
    }
    isComplete =
      events.last?.kind == "runEnded"
      && declared.allSatisfy { ended.union(skipped).contains($0.payload.id ?? "") }
  }

  /// The most pictures of a run.
  private static let mostSketches = 50

  /// Warnings belong to the test that has begun last: tests run one after another.
  private static func warnings(_ events: [Payload], _ tests: [String: TestResult]) -> [Warning] {
    var (current, readers): (String, Set<String>) = ("", [])
    var warnings: [(test: String, warning: Warning)] = []
    for event in events {
      switch event.kind {
      case "testStarted": current = event.testID ?? current
      case "warningsRead": readers.insert(current)
      case "runtimeWarning":
        guard let test = tests[current], let text = event.text else { break }
        let warning = Warning(test: test, message: text)
        if !warnings.contains(where: { $0.warning == warning }) {
          warnings.append((current, warning))
        }
      default: break
      }
    }
    return warnings.filter { !readers.contains($0.test) }.map(\.warning)
  }

  private static func issue(_ payload: Payload) -> Issue {
    let place = payload.issue?.sourceLocation
    let text = (payload.messages ?? []).map(\.text).joined(separator: "; ")
    let thrown = thrownLine(text)
    return Issue(
      test: payload.testID ?? "",
      file: place?.fileID?.split(separator: "/").last.map(String.init) ?? "",
      line: thrown?.line ?? place?.line ?? 0,
      column: thrown == nil ? place?.column ?? 1 : 1,
      message: thrown?.message ?? text,
      isKnown: payload.issue?.isKnown ?? false
    )
  }

  /// Reads the line that an error of the module Headless ends with, since Swift Testing only knows
  /// which test it left: `Caught error: There is no button “Save”. (line 12)`.
  private static func thrownLine(_ text: String) -> (message: String, line: Int)? {
    guard text.hasPrefix("Caught error: "), text.hasSuffix(")"),
      let mark = text.ranges(of: " (line ").last,
      let line = Int(text[mark.upperBound...].dropLast())
    else { return nil }
    return (String(text[..<mark.lowerBound]), line)
  }

  private struct Record: Decodable {
    let kind: String
    let payload: Payload
  }

  private struct Payload: Decodable {
    struct Place: Decodable {
      let fileID: String?
      let line: Int
      let column: Int
    }

    struct Message: Decodable { let text: String }

    struct IssueDetails: Decodable {
      let isKnown: Bool
      let sourceLocation: Place?
    }

    let kind: String
    let id: String?
    let testID: String?
    let name: String?
    let displayName: String?
    let sourceLocation: Place?
    let issue: IssueDetails?
    let text: String?
    let messages: [Message]?
  }
}
