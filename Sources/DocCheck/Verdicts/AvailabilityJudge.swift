/// Finds names of Apple's API that are newer than the systems which the code is meant for.
struct AvailabilityJudge {
  /// What the configuration or the package names.
  let targets: [DeploymentTarget]
  let items: ArticleItems
  let known: KnownNames

  /// The findings about a snippet that compiles.
  ///
  /// - Parameter imports: the modules that its program imports.
  func findings(
    in snippet: Snippet,
    importing imports: [String],
    _ places: SnippetPlaces
  )
    -> [Finding]
  {
    let targets = self.targets.isEmpty ? ofArticle : self.targets
    let modules = APIRelease.modules(seenBy: imports)
    guard !targets.isEmpty, let facts = try? APIFacts.embedded.value.get(),
      modules.contains(where: { facts.modules.contains($0) })
    else { return [] }
    let uses = VersionedUses.list(in: snippet.source).filter { !isOther($0) }
    let source = SourceText(snippet.source)
    let versions = targets.map { target in
      (target: target, api: APIVersions.shared(facts, modules: modules, on: target.system))
    }
    return uses.compactMap { use in
      let lacking = versions.compactMap { target, api in
        api.introduction(of: use).flatMap { $0.version > target.version ? (target, $0) : nil }
      }
      guard !lacking.isEmpty else { return nil }
      let needed = lacking.map { "\($0.system.rawValue) \($1.version)" }
      let least = lacking.contains { $1.isLeast } ? "at least " : ""
      let message =
        "'\(use.name)' needs \(least)\(needed.joined(separator: " and ")), but the "
        + "deployment target is \(lacking.map { "\($0.0)" }.joined(separator: " and "))"
      let place = source.position(use.offset)
      let span = places.span(line: place.line, column: place.column)
      return Finding(.availability, at: span, message, snippet: snippet.id)
    }
  }

  /// The targets of the manifest that the article shows; none where it shows several that differ.
  private var ofArticle: [DeploymentTarget] {
    let all = Set(items.snippets.flatMap { DeploymentTarget.list(inManifest: $0.source) })
    let bySystem = Dictionary(grouping: all, by: \.system)
    return DeploymentTarget.System.allCases.compactMap { system in
      bySystem[system].flatMap { $0.count == 1 ? $0.first : nil }
    }
  }

  /// Whether a name may be the article's, or the standard library's.
  private func isOther(_ use: VersionedUses.Found) -> Bool {
    if case .type(let type) = use.receiver, !isOther(type) {
      return items.snippets.contains { $0.source.contains("extension \(type)") }
        && items.declaredNames.contains(use.name)
    }
    return isOther(use.name)
  }

  private func isOther(_ name: String) -> Bool {
    items.declaredNames.contains(name) || known.standard.declares(name)
      || known.standard.hasMember(name)
  }
}
