/// Declares the names that the article declares nowhere, from the ways in which it uses them.
///
/// A name within one edit of a known one is not assumed: it is misspelt.
struct StandInRepair: Repair {
  let limit = 4
  let known: KnownNames

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    var draft = attempt.draft
    let uses = uses(in: draft, linker)
    let declared = linker.items.declaredNames
    for name in attempt.missingNames.sorted() {
      guard !draft.standIns.contains(where: { $0.name == name }),
        NearMiss(declared: declared, known: known).correction(for: name) == nil,
        let standIn = StandIn(name: name, uses: uses, isView: isView(name, attempt))
      else { return nil }
      draft.standIns.append(standIn)
    }
    for name in viewsWanted(in: attempt) {
      guard let standIn = StandIn(name: name, uses: uses, isView: true) else { return nil }
      draft.standIns.removeAll { $0.name == name }
      draft.standIns.append(standIn)
    }
    guard draft != attempt.draft else { return nil }
    if !draft.standIns.contains(.dynamic) { draft.standIns.insert(.dynamic, at: 0) }
    return draft
  }

  private func uses(in draft: Draft, _ linker: Linker) -> [Use] {
    linker.items.items[draft.subject].flatMap(\.item.uses)
      + draft.context.sorted().flatMap { linker.items[$0].item.uses }
  }

  /// A name that says it is a view, in a program that knows views.
  private func isView(_ name: String, _ attempt: Attempt) -> Bool {
    let suffixes = ["View", "Screen", "Row", "Cell", "Page", "Sheet"]
    let sees =
      attempt.draft.implicitImports.contains("SwiftUI")
      || attempt.program.text.contains("import SwiftUI")
    return sees && suffixes.contains { name.hasSuffix($0) }
  }

  /// Stand-ins that the compiler wants to be views.
  private func viewsWanted(in attempt: Attempt) -> [String] {
    attempt.draft.standIns.map(\.name).filter { name in
      name != StandIn.dynamicType
        && !attempt.draft.standIns.contains { $0.name == name && $0.declaration.contains(".View") }
        && attempt.compilation.errors.contains {
          $0.text.contains("'\(name)'") && $0.text.contains("'View'")
        }
    }
  }
}
