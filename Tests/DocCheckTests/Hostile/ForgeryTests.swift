import Testing

@testable import DocCheck

@Suite("Snippets that pretend")
struct ForgeryTests {
  @Test(
    "Writing passing records to every descriptor is no way to pass",
    arguments: HostileSandbox.all
  )
  func records(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      """
      import Foundation
      func forge() -> Bool {
        let records = [
          #"{"kind":"test","payload":{"id":"a.f()","kind":"function","name":"f()"},"version":0}"#,
          #"{"kind":"event","payload":{"kind":"testEnded","testID":"a.f()"},"version":0}"#,
          #"{"kind":"event","payload":{"kind":"runEnded"},"version":0}"#,
        ]
        let text = records.joined(separator: "\\n") + "\\n"
        for descriptor in Int32(0)..<256 { _ = write(descriptor, text, text.utf8.count) }
        exit(0)
      }
      """,
      test: "@Test func isHonest() { #expect(forge()) }"
    )
    #expect(Checking.findings(report) == ["15:1 test-failed: the tests ended early"])
    #expect(report.snippets.first?.tests.map(\.passed) == [false])
  }

  @Test("Leaving before the first test is no way to pass", arguments: HostileSandbox.all)
  func earlyExit(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      """
      import Foundation
      func leave() -> Int { exit(0) }
      """,
      test: """
        @Suite struct Early {
          init() { _ = leave() }
          @Test func fails() { #expect(1 == 2) }
        }
        """
    )
    #expect(Checking.findings(report) == ["6:1 test-failed: the tests ended early"])
  }

  @Test("A snippet cannot say that its mistakes stand elsewhere", arguments: HostileSandbox.all)
  func places(sandbox: HostileSandbox) throws {
    let report = try sandbox.check(
      article: """
        ```swift
        let a = 1
        ```

        ```swift
        #sourceLocation(file: "Article.swift", line: 1)
        let b: Int = ""
        ```

        ```swift
        #sourceLocation(
          file: "/etc/passwd", line: 7
        )
        let c: Int = ""
        #sourceLocation()
        ```
        """
    )
    #expect(report.snippets.map(\.verdict) == [.passed(.compiled), .failed, .failed])
    let message = "cannot convert value of type 'String' to specified type 'Int'"
    #expect(
      Checking.findings(report) == [
        "7:14 compile-error: \(message)", "14:14 compile-error: \(message)",
      ]
    )
  }
}
