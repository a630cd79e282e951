/// Imports what a snippet without import lines may mean: the whole package that the articles are
/// about, with Foundation first, then with all of SwiftUI.
struct ImportRepair: Repair {
  let limit = 2
  let known: KnownNames

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    var draft = attempt.draft
    guard linker.items.snippets[draft.subject].imports.isEmpty,
      !draft.implicitImports.contains("SwiftUI"),
      !draft.implicitImports.contains(ManifestOptions.module)
    else { return nil }
    let next = draft.implicitImports.contains("Foundation") ? "SwiftUI" : "Foundation"
    draft.implicitImports = known.package.map(\.module) + [next]
    return draft
  }
}
