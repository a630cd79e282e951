/// When code means views although it does not import them.
extension StandInRepair {
  /// Imports SwiftUI for a snippet without imports that uses the projections of properties or the
  /// modifiers of views.
  func importViews(ifBoundIn draft: inout Draft, _ linker: Linker) {
    guard !draft.seesViews(linker.items),
      linker.items.snippets[draft.subject].imports.isEmpty
    else { return }
    let bindsViews = linker.items.items[draft.subject].map(\.item).contains { item in
      item.uses.contains { $0.role == .projection }
        || !item.usedMembers.isDisjoint(with: known.viewMembers)
    }
    if bindsViews { draft.importViews() }
  }

  /// Whether a snippet without imports calls what SwiftUI alone gives to lists.
  func movesElements(_ attempt: Attempt, _ linker: Linker) -> Bool {
    let misfits = attempt.compilation.errors.filter(\.isAboutArguments)
    return !misfits.isEmpty && linker.items.snippets[attempt.draft.subject].imports.isEmpty
      && attempt.sites(of: misfits).contains { site in
        site.calls.first?.call.labels.first.map { Self.labelsOfLists.contains($0) } ?? false
      }
  }

  /// The first labels of the functions that SwiftUI gives to lists.
  private static let labelsOfLists: Set<String> = ["atOffsets", "fromOffsets"]
}

extension Draft {
  /// Whether the program knows views.
  func seesViews(_ items: ArticleItems) -> Bool {
    unwrittenImports.contains("SwiftUI")
      || Set([subject] + context.map(\.snippet)).contains {
        items.snippets[$0].imports.contains("SwiftUI")
      }
  }
}
