/// Keeps variants apart that stand under their markers inside of one declaration, where the compiler finds
/// something declared, or initialised, twice.
struct VariantRepair: Repair {
  let limit = 1

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    let isTwice = attempt.compilation.errors.contains { error in
      guard case .subject = attempt.origin(of: error) else { return false }
      return error.isRedeclaration || error.id == "immutable_property_already_initialized"
    }
    guard isTwice, !NestedVariants(linker.items.codes[attempt.draft.subject].text).isEmpty else {
      return []
    }
    var draft = attempt.draft
    draft.separatesVariants = true
    return [draft]
  }

  /// The compiler reads more of what it does not find declared twice.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    let twice: (Attempt) -> Int = { $0.compilation.errors.count(where: \.isRedeclaration) }
    return attempt.isBetter(than: base)
      || attempt.compilation.ending == .refused && twice(attempt) < twice(base)
  }
}
