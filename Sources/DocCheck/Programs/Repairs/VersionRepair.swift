/// Takes another version of a declaration that the article shows several times.
///
/// The versions of the names in the compiler's messages are tried first, the nearest ones first.
struct VersionRepair: Repair {
  let limit = 5

  func draft(after attempt: Attempt, linker: Linker) -> Draft? {
    let words = attempt.compilation.errors.flatMap { error in
      ([error] + error.notes).flatMap { $0.text.identifiers }
    }
    let used = attempt.draft.context.flatMap { linker.items[$0].item.declares }
    var seen: Set<String> = []
    for name in words + used where used.contains(name) && seen.insert(name).inserted {
      if let next = nextVersion(of: name, after: attempt.draft, linker: linker) { return next }
    }
    return nil
  }

  private func nextVersion(of name: String, after draft: Draft, linker: Linker) -> Draft? {
    let versions = linker.items.declarations(of: name, from: draft.subject)
    guard versions.count > 1 else { return nil }
    let current = draft.versions[name] ?? draft.context.first { versions.contains($0) }
    guard let index = current.flatMap({ versions.firstIndex(of: $0) }),
      index + 1 < versions.count
    else { return nil }
    var next = draft
    next.versions[name] = versions[index + 1]
    next.context = linker.context(for: next)
    return next
  }
}

extension String {
  /// The identifiers in a text, in its order.
  var identifiers: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
