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
  @Test("A deprecated name is replaced where only the name changed, and the code still compiles")
  func renamed() throws {
    let folder = try TemporaryFolder()
    let code = """
      ```swift
      import SwiftUI

      struct Home: View {
        var body: some View { NavigationView { Text("a").foregroundColor(.red) } }
      }
      ```

      """
    let path = try folder.write(code, to: "a.md")
    #expect(CommandRun(["fix", path]).status == .clean)
    let mended = code.replacing("foregroundColor", with: "foregroundStyle")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == mended)
    let output = CommandRun(["check", path]).output
    #expect(output.contains("'NavigationView' is deprecated"))
    #expect(output.components(separatedBy: "[deprecated-api]").count == 2)
  }
}
