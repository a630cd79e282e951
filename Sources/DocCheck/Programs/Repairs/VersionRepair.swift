/// Takes another version of a declaration that the article shows several times.
///
/// A protocol that something does not conform to is tried first, then the other names in the
/// compiler's messages; of each the versions nearest to the snippet first.
struct VersionRepair: Repair {
  let limit = 5

  func drafts(after attempt: Attempt, linker: Linker) -> some Sequence<Draft> {
    let used = Set(attempt.draft.context.flatMap { linker.items[$0].item.declares })
    let errors = attempt.compilation.errors
    let protocols = errors.filter { $0.text.contains("onform to") }.compactMap(
      \.text.quotedParts.last
    )
    let words = errors.flatMap { error in
      ([error] + error.notes).flatMap { $0.text.identifiers }
    }
    var seen: Set<String> = []
    let names = (protocols + words + lineNames(attempt)).filter {
      used.contains($0) && seen.insert($0).inserted
    }
    return names.lazy.flatMap { versions(of: $0, after: attempt.draft, linker: linker) }
  }

  /// The names on the lines that have errors.
  private func lineNames(_ attempt: Attempt) -> [String] {
    let lines = attempt.program.text.split(separator: "\n", omittingEmptySubsequences: false)
    return attempt.compilation.errors.flatMap { error in
      lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]).identifiers : []
    }
  }

  private func versions(
    of name: String,
    after draft: Draft,
    linker: Linker
  ) -> some Sequence<Draft> {
    let versions = linker.items.declarations(of: name, from: draft.subject)
    let current = draft.versions[name] ?? draft.context.first { versions.contains($0) }
    return versions.lazy.filter { $0 != current }.map { version in
      var next = draft
      next.versions[name] = version
      next.context = linker.context(for: next)
      return next
    }
  }
}
