/// Imports what a snippet without import lines may mean: Foundation first, then all of SwiftUI.
struct ImportRepair: Repair {
  let limit = 2

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    var draft = attempt.draft
    guard linker.items.snippets[draft.subject].imports.isEmpty,
      draft.implicitImports != ["SwiftUI"]
    else { return nil }
    draft.implicitImports = draft.implicitImports.isEmpty ? ["Foundation"] : ["SwiftUI"]
    return draft
  }
}
