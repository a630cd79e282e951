import Foundation
import Testing

@testable import DocCheck

@Suite("Tests in a file beside the article")
struct TestFileTests {
  private static let article = """
    ```swift
    struct Egg { var minutes = 4 }
    ```

    ```swift
    extension Egg { var isHard: Bool { minutes > 7 } }
    ```

    ```swift
    let unrelated = 1
    ```

    """

  private func check(_ tests: String) throws -> ArticleReport {
    let folder = try TemporaryFolder()
    let path = try folder.write(Self.article, to: "egg.md")
    try folder.write(tests, to: "egg.tests.swift")
    return try Checking.check(
      Self.article,
      path: path,
      tests: TestFile(ofArticleAt: path)
    )
  }

  @Test("They see the article, and a failure names its place in the file")
  func places() throws {
    let report = try check(
      """
      import Testing

      @Test func soft() { #expect(!Egg(minutes: 4).isHard) }
      @Test func hard() {
        #expect(Egg(minutes: 7).isHard)
      }
      """
    )
    #expect(
      Checking.findings(report) == [
        "5:1 test-failed: Expectation failed: Egg(minutes: 7).isHard → false"
      ]
    )
    #expect(report.findings.first?.notes.map(\.message) == ["in egg.tests.swift, line 5, column 3"])
    #expect(
      report.snippets.map(\.tests) == [
        [],
        [
          TestResult(name: "soft()", line: 3, passed: true, file: "egg.tests.swift"),
          TestResult(name: "hard()", line: 4, passed: false, file: "egg.tests.swift"),
        ], [],
      ]
    )
  }

  @Test("What does not compile in them is a finding with its place")
  func errors() throws {
    let report = try check("import Testing\n@Test func f() { let n: Int = Egg() }\n")
    #expect(
      Checking.findings(report) == [
        "5:1 compile-error: cannot convert value of type 'Egg' to specified type 'Int'"
      ]
    )
    #expect(
      report.findings.first?.notes.map(\.message) == ["in egg.tests.swift, line 2, column 31"]
    )
  }

  @Test("A file whose article is gone, or that cannot be read, is told")
  func orphans() throws {
    let folder = try TemporaryFolder()
    try folder.write("# A", to: "a.md")
    try folder.write("", to: "a.tests.swift")
    let orphan = try folder.write("", to: "b.tests.swift")
    #expect(
      ArticleFinder().articles(at: [folder.path]).problems == [
        EnvironmentError(
          stage: "articles",
          path: orphan,
          message: "no article for these tests: 'b.md' does not exist"
        )
      ]
    )
    try folder.write(Data([0xFF, 0xFE]), to: "a.tests.swift")
    #expect(throws: EnvironmentError.self) { try TestFile(ofArticleAt: folder.path + "/a.md") }
  }

  @Test("Where no snippet runs there is nothing that they could test")
  func nothingToTest() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("Only words.\n", to: "a.md")
    try folder.write("import Testing\n@Test func f() {}\n", to: "a.tests.swift")
    let tests = try TestFile(ofArticleAt: path)
    let report = try Checking.check("Only words.\n", path: path, tests: tests)
    #expect(
      Checking.findings(report) == [
        "1:1 unused-directive: no Swift code block for 'a.tests.swift' to test"
      ]
    )
  }
}
