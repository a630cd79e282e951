/// Lets the overriding methods of test cases belong to the main actor, as they do with Apple's XCTest
/// in Swift 5 mode.
struct TestIsolationRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    guard attempt.program.languageMode.version == 5,
      attempt.compilation.errors.contains(where: { $0.text.contains("main actor-isolated") }),
      !TestIsolation.edits(linker.items.codes[attempt.draft.subject].text).isEmpty
    else { return [] }
    var draft = attempt.draft
    draft.isolatesTests = true
    return [draft]
  }
}
