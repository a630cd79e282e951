/// Imports what a snippet without import lines may mean: Foundation first, then all of SwiftUI.
struct ImportRepair: Repair {
  let limit = 2

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    var draft = attempt.draft
    let snippet = linker.items.snippets[draft.subject]
    guard snippet.imports.isEmpty, attempt.program.lineMap.hasNoImports(of: linker, draft) else {
      return nil
    }
    if draft.implicitImports.isEmpty {
      draft.implicitImports = ["Foundation"]
    } else if draft.implicitImports == ["Foundation"] {
      draft.implicitImports = ["SwiftUI"]
    } else {
      return nil
    }
    return draft
  }
}

extension LineMap {
  /// Whether nothing that came along brings imports of its own.
  fileprivate func hasNoImports(of linker: Linker, _ draft: Draft) -> Bool {
    draft.context.allSatisfy { linker.items.snippets[$0.snippet].imports.isEmpty }
  }
}
