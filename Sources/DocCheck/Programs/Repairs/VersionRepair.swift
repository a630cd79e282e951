/// Takes another version of a declaration that the article shows several times, an overload of a function beside
/// the one that is there, or the library's where the article shows a type of that name in a snippet of its own.
///
/// A protocol that something does not conform to is tried first, then the other names in the
/// compiler's messages; of each the versions nearest to the snippet first.
struct VersionRepair: Repair {
  let limit = 5

  func drafts(after attempt: Attempt, linker: Linker) -> some Sequence<Draft> {
    let context = attempt.draft.context.map { linker.items[$0].item }
    let used = Set(context.flatMap { $0.kind == .typeExtension ? Array($0.members) : $0.declares })
    let errors = attempt.compilation.errors
    let protocols = errors.filter { $0.text.contains("onform to") }.compactMap(
      \.text.quotedParts.last
    )
    // What a generic parameter conforms to tells its members.
    let constraints = linker.items.items(of: attempt.draft).map(\.constraints)
    let bounds = errors.compactMap(\.text.firstQuoted).flatMap { name in
      constraints.compactMap { $0[name] }
    }
    let words = errors.flatMap { error in
      ([error] + error.notes).flatMap { $0.text.identifiers }
    }
    var seen: Set<String> = []
    let draft = attempt.draft
    let functions = linker.items.items[draft.subject].filter { $0.item.kind == .function }
    let own = Set(functions.flatMap(\.item.declares))
    let names = (protocols + bounds + words + lineNames(attempt)).filter {
      (used.contains($0) || own.contains($0)) && seen.insert($0).inserted
    }
    return names.lazy.flatMap { name in
      if own.contains(name) {
        return overloads(of: name, besides: functions, after: draft, linker: linker)
      }
      let others = [
        library(name, after: draft, linker: linker),
        withoutExtensions(bearing: name, after: draft, linker: linker),
      ]
      return others.compactMap(\.self) + versions(of: name, after: draft, linker: linker)
    }
  }

  /// The names on the lines that have errors.
  private func lineNames(_ attempt: Attempt) -> [String] {
    let lines = attempt.program.lines
    return attempt.compilation.errors.flatMap { error in
      lines.indices.contains(error.line - 1) ? String(lines[error.line - 1]).identifiers : []
    }
  }

  /// The drafts in which a function of an earlier snippet comes along with the snippet's own ones of its name,
  /// which has other parameters.
  private func overloads(
    of name: String,
    besides own: [LinkedItem],
    after draft: Draft,
    linker: Linker
  ) -> [Draft] {
    let signatures = Set(own.map(\.signature))
    return linker.items.declarations(of: name, from: draft.subject).filter { reference in
      let linked = linker.items[reference]
      return reference.snippet < draft.subject && linked.item.kind == .function
        && !draft.context.contains(reference) && !signatures.contains(linked.signature)
    }.map { reference in
      var next = draft
      next.later.insert(reference)
      next.context = linker.context(for: next)
      return next
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

  /// The draft in which the name of a type that an earlier snippet shows is the library's.
  private func library(_ name: String, after draft: Draft, linker: Linker) -> Draft? {
    let versions = linker.items.declarations(of: name, from: draft.subject)
    guard linker.known.declares(name), !versions.isEmpty,
      versions.allSatisfy({
        linker.items[$0].item.kind == .type && $0.snippet != draft.subject
      })
    else { return nil }
    var next = draft
    next.excluded.formUnion(versions)
    next.context = linker.context(for: next)
    let hasImports = !linker.items.snippets[draft.subject].imports.isEmpty
    if !hasImports, let module = linker.known.module(declaring: name),
      !next.implicitImports.contains(module)
    {
      next.implicitImports.append(module)
    }
    return next
  }

  /// The draft in which extensions that come along with a member make room for earlier ones that have it,
  /// too.
  private func withoutExtensions(
    bearing member: String,
    after draft: Draft,
    linker: Linker
  ) -> Draft? {
    let bearing = draft.context.filter {
      linker.items[$0].item.kind == .typeExtension && linker.items[$0].item.members.contains(member)
    }
    let others = linker.items.extensions(before: draft.subject).filter { other in
      !bearing.contains(other.reference)
        && bearing.contains { linker.items[$0].item.collides(with: other.item) }
    }
    guard let nearest = others.first else { return nil }
    var next = draft
    next.excluded.formUnion(bearing)
    // It belongs to the types of its own place in the article.
    for name in Set(nearest.item.uses.map(\.name) + [nearest.item.extendedType].compactMap(\.self))
    {
      let place = nearest.reference.snippet
      let versions = linker.items.declarations(of: name, from: draft.subject, readAt: place)
      if let version = versions.first { next.versions[name] = version }
    }
    next.context = linker.context(for: next)
    return next
  }
}
