import Testing

@testable import DocCheck

@Suite("Errors in what @Observable makes")
struct ObservableMacroTests {
  @Test(
    "A wrapper on a property that the macro tracks is a mistake at that property",
    arguments: [
      ("@Published", "invalid redeclaration of synthesized property '_count'"),
      ("@AppStorage(\"count\")", "invalid redeclaration of synthesized property '_count'"),
      ("lazy", "'lazy' cannot be used on a computed property"),
    ]
  )
  func trackedTwice(attribute: String, message: String) throws {
    let code = "@Observable\nfinal class Colony {\n  \(attribute) var count = 0\n}"
    let report = try Checking.check("```swift\nimport SwiftUI\n\n\(code)\n```\n")
    #expect(report.snippets.map(\.verdict) == [.failed])
    let errors = report.findings.filter { $0.severity == .error }
    #expect(errors.map(\.message) == [message])
    #expect(errors.map(\.span.start.line) == [6])
  }

  @Test("A wrapper on a property that the macro ignores is none")
  func ignored() throws {
    let code = "@ObservationIgnored @AppStorage(\"count\") var count = 0"
    #expect(
      try Checking.verdicts(ofFences: "@Observable\nfinal class Colony {\n  \(code)\n}") == [
        "passed"
      ]
    )
  }
}
