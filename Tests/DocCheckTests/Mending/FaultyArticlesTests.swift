import Foundation
import Testing

@testable import DocCheck

@Suite("Faulty articles", .enabled(if: Checking.hasSandbox), .timeLimit(.minutes(30)))
struct FaultyArticlesTests {
  private let fixtures = Repository.root.appendingPathComponent("Tests/Fixtures/Mending")
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      atPath: fixtures.appendingPathComponent("Faulty").path,
      toPath: folder.path + "/docs"
    )
  }

  /// The files of a folder by their names.
  private func files(_ path: String) throws -> [String: Data] {
    let names = try FileManager.default.contentsOfDirectory(atPath: path)
    let files = names.map { ($0, FileManager.default.contents(atPath: path + "/" + $0) ?? Data()) }
    return Dictionary(files) { $1 }
  }

  private func run(_ command: String) -> CommandRun {
    CommandRun([command, folder.path + "/docs", "--fail-on", "warning"])
  }

  @Test("Fix and bless make them what they should be, to the byte, and a second time nothing more")
  func mended() throws {
    let faulty = try files(folder.path + "/docs")
    let mended = try files(fixtures.appendingPathComponent("Mended").path)
    #expect(faulty.count == 35)
    #expect(Set(faulty.keys) == Set(mended.keys))
    #expect(faulty.allSatisfy { mended[$0.key] != $0.value })
    #expect(run("check").status == .findings)
    for _ in 0..<2 {
      for command in ["fix", "bless"] { _ = run(command) }
      let now = try files(folder.path + "/docs")
      for (name, text) in mended { #expect(now[name] == text, "\(name)") }
    }
    let clean = run("check")
    #expect(clean.status == .clean)
    #expect(clean.output.contains("no findings"))
  }

  @Test("Each is found fault with, and what mends them is only shown by a dry run")
  func dry() throws {
    let before = try files(folder.path + "/docs")
    let shown = ["fix", "bless"].map { command in
      CommandRun([command, folder.path + "/docs", "--dry-run"]).output
    }.joined()
    for name in before.keys { #expect(shown.contains(name), "\(name)") }
    #expect(try files(folder.path + "/docs") == before)
  }
}
