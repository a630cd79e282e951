import Foundation
import Testing

@testable import DocCheck

@Suite("Mending articles")
struct FixTests {
  @Test("--dry-run prints a diff that patch takes, and writes nothing")
  func dryRun() throws {
    let text = "```swfit\nlet a = 1\n```\n"
    let folder = try TemporaryFolder()
    let path = try folder.write(text, to: "a.md")
    let run = CommandRun(["fix", path, "--dry-run"])
    #expect(FileManager.default.contents(atPath: path) == Data(text.utf8))
    #expect(
      run.output.split(separator: "\n").dropFirst(2).joined(separator: "\n")
        == "@@ -1,3 +1,3 @@\n-```swfit\n+```swift\n let a = 1\n ```"
    )
    #expect(run.status == .clean)
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
