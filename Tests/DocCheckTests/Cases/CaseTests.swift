import Foundation
import Testing

@testable import DocCheck

@Suite("Cases")
struct CaseTests {
  @Test("Articles get the verdicts and findings of their case", arguments: examples(run: false))
  func compiled(example: CaseExample) async throws {
    try await check(example)
  }

  @Test(
    "Articles whose programs run get the verdicts and findings of their case",
    .enabled(if: Checking.hasSandbox),
    arguments: examples(run: true)
  )
  func run(example: CaseExample) async throws {
    try await check(example)
  }

  @Test("All files of cases can be read, and each case has a sentence of its own")
  func files() throws {
    #expect(!CaseLibrary.examples.isEmpty, "no case has the text of CASE in its file or heading")
    for file in try CaseLibrary.files.get() {
      let firsts = file.examples.filter { $0.number == 1 }.map(\.sentence)
      #expect(Set(firsts).count == firsts.count, "\(file.name)")
      #expect(!firsts.isEmpty, "\(file.name)")
    }
  }

  @Test("Cases are rewritten on request", .enabled(if: CaseLibrary.isUpdating))
  func update() async throws {
    let outcomes = try await CaseRun.outcomes.value
    for file in try CaseLibrary.files.get() {
      guard let lines = outcomes.lines[file.name] else { continue }
      let url = CaseFile.folder.appending(path: file.name + ".md")
      try Data(file.text(expecting: lines).utf8).write(to: url)
    }
    Issue.record("rewritten: look at the difference, then test again")
  }

  private func check(_ example: CaseExample) async throws {
    let lines = try await CaseRun.outcomes.value[example]
    if let difference = example.difference(to: lines) { Issue.record("\(difference)") }
  }

  /// The examples whose programs run, or the others; with these begins the work on all of them, long
  /// before the first one's turn.
  private static func examples(run: Bool) -> [CaseExample] {
    _ = CaseRun.outcomes
    return CaseLibrary.examples.filter { $0.settings.runs == run }
  }
}
