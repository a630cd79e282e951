/// Names what a snippet's verdict takes for granted without the author's word for it.
struct Assumptions {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems

  /// One note for each thing that the last program of a snippet assumes.
  ///
  /// - Parameters:
  ///   - assembly: the snippet's programs.
  ///   - additions: what the snippet lists of a library that does not have it.
  func findings(_ assembly: Assembly, additions: [String]) -> [Finding] {
    let draft = assembly.last.draft
    let assumed = Set(snippet.directives.assume)
    return draft.standIns.filter { !assumed.contains($0.name) }.map { standIn in
      let error = assembly.judged.compilation.errors.first { Self.is($0, about: standIn) }
      return note(message(on: standIn, draft), at: error, assembly)
    }
      + draft.completedClasses.sorted().map { name in
        let errors = assembly.judged.compilation.errors
        let error = errors.first { $0.classWithoutInitializer == name }
        let message = "the article does not show an initializer of '\(name)'; assumed to exist"
        return note(message, at: error, assembly)
      }
      + draft.assumedConformances.map { type, name in
        let message =
          "the article does not show that '\(type)' conforms to '\(name)'; assumed"
        return note(message, at: nil, assembly)
      }
      + additions.map { name in
        note(
          "no library declares '\(name)' as shown here; assumed to exist",
          at: nil,
          assembly
        )
      }
  }

  private func message(on standIn: StandIn, _ draft: Draft) -> String {
    if let owner = standIn.owner {
      return
        "the article does not show '\(standIn.name)' of '\(owner.type)'; assumed to exist"
    }
    let isBroken = draft.excluded.contains { items[$0].item.declares.contains(standIn.name) }
    return isBroken
      ? "'\(standIn.name)' is used differently from its declaration in this article; assumed to exist"
      : "'\(standIn.name)' is not declared in this article; assumed to exist"
  }

  private func note(_ message: String, at error: CompilerMessage?, _ assembly: Assembly) -> Finding
  {
    let span = error.map { places.span(of: $0, in: assembly.judged) } ?? snippet.block.openingSpan
    return Finding(.undeclaredName, at: span, message, snippet: snippet.id)
  }

  private static func `is`(_ error: CompilerMessage, about standIn: StandIn) -> Bool {
    if error.unknownMacro == standIn.name { return true }
    if let missing = error.missingName { return missing.withoutProjection == standIn.name }
    if case .operation = standIn.kind { return error.lacksOperatorDeclaration }
    return error.missingMember?.name == standIn.name
  }
}
