/// Names what a snippet's verdict takes for granted without the author's word for it.
struct Assumptions {
  let snippet: Snippet
  let places: SnippetPlaces
  let items: ArticleItems
  let known: KnownNames

  /// One note for each thing that the last program of a snippet assumes.
  ///
  /// - Parameters:
  ///   - assembly: the snippet's programs.
  ///   - additions: what the snippet lists of a library that does not have it.
  func findings(_ assembly: Assembly, additions: [String]) -> [Finding] {
    let draft = assembly.last.draft
    let assumed = Set(snippet.directives.assume)
    var notes: [Finding] = []
    for standIn in draft.standIns where !assumed.contains(standIn.name) {
      let near = nearName(standIn)
      let question = near.map { "; did you mean '\($0)'?" } ?? ""
      let local = near.flatMap(LocalMiss(snippet: snippet, places: places).place)
      var finding = note(
        message(on: standIn, draft) + question,
        at: span(of: standIn, assembly),
        [local].compactMap(\.self)
      )
      if near != nil { finding.severity = .warning }
      notes.append(finding)
    }
    for name in draft.completedClasses.sorted() {
      let message = "the article does not show an initializer of '\(name)'; assumed to exist"
      notes.append(note(message, at: places.span(ofDeclaration: name)))
    }
    for (type, name) in draft.assumedConformances {
      let message = "the article does not show that '\(type)' conforms to '\(name)'; assumed"
      notes.append(note(message, at: nil))
    }
    return notes
      + additions.map { name in
        note("no library declares '\(name)' as shown here; assumed to exist", at: nil)
      }
  }

  /// A name that is nearly one which is assumed to exist, though not near enough to say that it was meant.
  private func nearName(_ standIn: StandIn) -> String? {
    guard standIn.owner == nil, !items.isUsual(standIn.name) else { return nil }
    let name = standIn.name
    let own = items.items[items.snippets.firstIndex { $0.id == snippet.id } ?? 0]
    let bound = own.reduce(into: Set<String>()) { $0.formUnion($1.item.bound) }
    let local = LocalMiss(snippet: snippet, places: places).name(meantBy: name, among: bound)
    if let local { return local }
    let otherNumber = name.last == "s" ? String(name.dropLast()) : name + "s"
    // A type and one for many of it, `Option` and `Options`, stand side by side.
    if name.first?.isLowercase == true, otherNumber.count > 2,
      items.topLevelNames.contains(otherNumber)
    {
      return otherNumber
    }
    guard name.count < FittingMiss.certainLength else { return nil }
    let uses = snippet.parsed.items.flatMap(\.uses)
    return FittingMiss(known: known, uses: uses).name(meantBy: name)
  }

  private func message(on standIn: StandIn, _ draft: Draft) -> String {
    if let owner = standIn.owner {
      return
        "the article does not show '\(standIn.name)' of '\(owner.type)'; assumed to exist"
    }
    if let framework = framework(of: standIn.name) {
      return "doccheck has no declaration of '\(standIn.name)' of \(framework); assumed to exist"
    }
    let isBroken = draft.excluded.contains { items[$0].item.declares.contains(standIn.name) }
    if isBroken {
      return
        "'\(standIn.name)' is used differently from its declaration in this article; assumed to exist"
    }
    return standIn.isShown
      ? "'\(standIn.name)' is not declared in this block; its type is the one that the article shows elsewhere"
      : "'\(standIn.name)' is not declared in this article; assumed to exist"
  }

  /// The framework that has a name which is assumed to exist, where the article imports it or one that passes it on.
  private func framework(of name: String) -> String? {
    guard let module = FrameworkNames.known.value.module(declaring: name) else { return nil }
    let imports = Set(items.snippets.flatMap(\.imports))
    return APIFacts.allPassedOn(by: imports).contains(module) ? module : nil
  }

  private func note(
    _ message: String,
    at span: Span?,
    _ notes: [Finding.Note] = []
  ) -> Finding {
    Finding(
      .undeclaredName,
      at: span ?? snippet.block.openingSpan,
      message,
      notes: notes,
      snippet: snippet.id
    )
  }

  /// Where the snippet uses what stands for a name; nothing where only other snippets do.
  private func span(of standIn: StandIn, _ assembly: Assembly) -> Span? {
    if standIn.owner == nil, let place = places.span(ofName: standIn.name) { return place }
    let error = assembly.judged.compilation.errors.first { Self.is($0, about: standIn) }
    return error.map { places.span(of: $0, in: assembly.judged) }
      ?? places.span(ofName: "." + standIn.name)
  }

  private static func `is`(_ error: CompilerMessage, about standIn: StandIn) -> Bool {
    if error.unknownMacro == standIn.name { return true }
    if let missing = error.missingName { return missing.withoutProjection == standIn.name }
    if case .operation = standIn.kind { return error.lacksOperatorDeclaration }
    return error.missingMember?.name == standIn.name
  }
}
