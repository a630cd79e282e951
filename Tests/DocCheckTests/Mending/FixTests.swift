import Foundation
import Testing

@testable import DocCheck

@Suite("Mending articles")
struct FixTests {
  /// Runs a command on an article and returns what it becomes, what it says, and its status.
  private func fixed(_ text: String, _ options: String...) throws -> (text: String, run: CommandRun)
  {
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.md")
    let run = CommandRun(["fix", path] + options)
    let bytes = try #require(FileManager.default.contents(atPath: path))
    return (String(decoding: bytes, as: UTF8.self), run)
  }

  @Test(
    "Mends what is certain, in the article's own line endings",
    arguments: [
      (
        "```swfit\nlet a = 1\n```\n",
        "```swift\nlet a = 1\n```\n"
      ),
      (
        "\u{FEFF}# Title\r\n\r\n```swift\r\nlet a = 1\r\n",
        "\u{FEFF}# Title\r\n\r\n```swift\r\nlet a = 1\r\n```\r\n"
      ),
      (
        "> ~~~~swift\n> let a = 1",
        "> ~~~~swift\n> let a = 1\n> ~~~~"
      ),
      (
        "- Item\n\n  ```swift\n  import Foundation\n\n  struct V: View {\n    var body: some View { "
          + "Text(\"0\") }\n  }\n  ```\n",
        "- Item\n\n  ```swift\n  import SwiftUI\n  import Foundation\n\n  struct V: View {\n    var body: "
          + "some View { Text(\"0\") }\n  }\n  ```\n"
      ),
      (
        "```swift\nfunc total() {\r\n\tlet amount = 1\r\n\tprint(amuont)\r\n}\n```\n",
        "```swift\nfunc total() {\r\n\tlet amount = 1\r\n\tprint(amount)\r\n}\n```\n"
      ),
      (
        "# Counting\n\nstruct Counter {\n  var count = 0\n}\n",
        "# Counting\n\n```swift\nstruct Counter {\n  var count = 0\n}\n```\n"
      ),
      (
        "The `Accumulater` counts.\n\n```swift\nstruct Accumulator {}\n```\n",
        "The `Accumulator` counts.\n\n```swift\nstruct Accumulator {}\n```\n"
      ),
    ]
  )
  func mends(faulty: String, mended: String) throws {
    let first = try fixed(faulty)
    #expect(first.text == mended)
    #expect(first.run.status == .clean)
    #expect(first.run.output.isEmpty == false)
    let second = try fixed(mended)
    #expect(second.text == mended)
    #expect(!second.run.errors.contains("rewritten"))
  }

  @Test("What cannot be mended is reported, and the exit status is a check's")
  func remains() throws {
    let text = "```swfit\nlet a: Int = \"\"\n```\n"
    let result = try fixed(text)
    #expect(result.text == "```swift\nlet a: Int = \"\"\n```\n")
    #expect(result.run.status == .findings)
    #expect(result.run.output.contains("compile-error"))
    #expect(!result.run.output.contains("fence-language"))
  }

  @Test("A suppressed finding and one of a rule that is off are not mended")
  func suppressed() throws {
    let text = "```swfit\nlet a = 1\n```\n"
    #expect(try fixed(text, "--rule", "fence-language=off").text == text)
  }

  @Test("--dry-run prints a diff that patch takes, and writes nothing")
  func dryRun() throws {
    let text = "```swfit\nlet a = 1\n```\n"
    let result = try fixed(text, "--dry-run")
    #expect(result.text == text)
    #expect(
      result.run.output.split(separator: "\n").dropFirst(2).joined(separator: "\n")
        == "@@ -1,3 +1,3 @@\n-```swfit\n+```swift\n let a = 1\n ```"
    )
    #expect(result.run.status == .clean)
    #expect(CommandRun(["check", "a.md", "--dry-run"]).status == .couldNotCheck)
  }

  @Test("The bytes around an edit stay, also those that are no UTF-8, and so do permissions")
  func bytes() throws {
    let folder = try TemporaryFolder()
    let before =
      Data([0xEF, 0xBB, 0xBF]) + Data("A \t".utf8) + Data([0xFF, 0x0D, 0x0A, 0x0D, 0x0A])
    let path = try folder.write(before + Data("```swfit\nlet a = 1\n```\r\n".utf8), to: "a.md")
    chmod(path, 0o640)
    _ = CommandRun(["fix", path])
    #expect(
      FileManager.default.contents(atPath: path)
        == before + Data("```swift\nlet a = 1\n```\r\n".utf8)
    )
    var status = stat()
    #expect(stat(path, &status) == 0 && status.st_mode & 0o777 == 0o640)
  }

  @Test("A file that was changed meanwhile is never overwritten")
  func changedMeanwhile() throws {
    let folder = try TemporaryFolder()
    let path = try folder.write("new", to: "a.md")
    let change = FileChange(path: path, old: Array("old".utf8), new: Array("mended".utf8))
    #expect(throws: EnvironmentError.self) { try change.write() }
    #expect(FileManager.default.contents(atPath: path) == Data("new".utf8))
    let gone = FileChange(path: folder.path + "/b.md", old: [], new: [1])
    #expect(throws: EnvironmentError.self) { try gone.write() }
    #expect(!FileManager.default.fileExists(atPath: gone.path))
  }
}
