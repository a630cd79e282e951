import Foundation
import Testing

@testable import DocCheck

@Suite("The compiler's own changes", .timeLimit(.minutes(30)))
struct FixItTests {
  @Test("A check asks for no changes, so that its reports stay as they were")
  func checked() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("```swift\nlet one = 1\none += 1\n```\n", to: "a.md")
    #expect(!CommandRun(["check", path]).output.contains("fix:"))
    #expect(CommandRun(["fix", path, "--dry-run"]).output.contains("\n+var one = 1\n"))
  }
}
