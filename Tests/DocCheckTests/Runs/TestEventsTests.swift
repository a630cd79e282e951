import Testing

@testable import DocCheck

@Suite("Swift Testing's event stream")
struct TestEventsTests {
  private let declared = """
    {"kind":"test","payload":{"id":"A.one()/a.swift:4:2","kind":"function","name":"one()",\
    "displayName":"a thing","sourceLocation":{"column":2,"line":4}},"version":0}
    """
  private let ended = """
    {"kind":"event","payload":{"kind":"testEnded","testID":"A.one()/a.swift:4:2"},"version":0}
    """
  private let issue = """
    {"kind":"event","payload":{"kind":"issueRecorded","testID":"A.one()/a.swift:4:2",\
    "issue":{"isKnown":false,"sourceLocation":{"line":9,"column":3}},\
    "messages":[{"symbol":"fail","text":"Expectation failed: 1 == 2"}]},"version":0}
    """
  private let over = #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#

  private func events(_ records: String...) -> TestEvents {
    TestEvents(Array(records.map { "n1 " + $0 }.joined(separator: "\n").utf8), nonce: "n1 ")
  }

  @Test("A whole stream gives each test its outcome")
  func whole() {
    let passed = events(declared, ended, over)
    #expect(passed.tests == [TestResult(name: "a thing", line: 4, passed: true)])
    #expect(passed.isComplete && passed.issues.isEmpty)
    let failed = events(declared, issue, ended, over)
    #expect(failed.tests.map(\.passed) == [false])
    #expect(failed.issues.map(\.message) == ["Expectation failed: 1 == 2"])
    #expect(failed.issues.map(\.line) == [9])
  }

  @Test("A test that a trait keeps from running neither passes nor is missed")
  func skipped() {
    let skipped = ended.replacing("testEnded", with: "testSkipped")
    let events = events(declared, skipped, over)
    #expect(
      events.tests == [TestResult(name: "a thing", line: 4, passed: false, isSkipped: true)]
    )
    #expect(events.isComplete && events.issues.isEmpty)
    #expect(!self.events(declared, skipped).isComplete)
  }

  @Test("A stream that is cut, empty or no JSON is not complete")
  func cut() {
    #expect(!events(declared, ended).isComplete)
    #expect(!events(declared, over).isComplete)
    #expect(!events("").isComplete)
    #expect(!events("{", "[]", "null").isComplete)
    #expect(events(declared).tests.map(\.passed) == [false])
  }

  @Test("Records without the run's nonce do not count")
  func forged() {
    let stream = [declared, ended, over].map { "n2 " + $0 }.joined(separator: "\n")
    let events = TestEvents(Array(stream.utf8), nonce: "n1 ")
    #expect(events.tests.isEmpty && !events.isComplete)
  }
}
