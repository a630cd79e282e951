/// Looks at a snippet again where not the author but a guess of doccheck's may be wrong: which
/// earlier variable a name means, which type members belong to, that a name is misspelt.
struct SecondLook {
  let assembler: Assembler
  let article: Article
  let compile: (Program) throws -> Compilation

  var items: ArticleItems { assembler.linker.items }
  var known: KnownNames { assembler.known }

  /// The missing names that are no misspellings of what lies near them: where the code that uses the
  /// correction has other errors than before.
  func refutedCorrections(of judged: Attempt) throws -> Set<String> {
    let edits = corrections(in: judged)
    guard judged.compilation.ending == .refused, !edits.isEmpty else { return [] }
    let draft = corrected(judged.draft, by: edits)
    let program = assembler.printer.program(of: draft).applying(edits)
    let origins = try newErrors(in: program, of: draft, correcting: edits, judged)
      .map { program.lineMap[$0.line] }
    // Nothing is known of a correction that does not compile where it is declared.
    let isUnproven = origins.contains { origin in
      switch origin {
      case .context: true
      // What is made of a name tells on other lines that another one is meant.
      case .subject(let line): !edits.contains { $0.line == line }
      default: false
      }
    }
    let lines = isUnproven ? Set(edits.map { .subject(line: $0.line) }) : Set(origins)
    return Set(
      edits.filter { lines.contains(.subject(line: $0.line)) }.map(\.old.withoutProjection)
    )
  }

  /// A snippet with nothing wrong but misspelt names of its own declarations; nothing where it does not compile
  /// once these are corrected and stand-ins are made for what else it misses.
  func misspelt(_ judged: Attempt) throws -> Attempt? {
    let edits = corrections(in: judged)
    let names = Set(edits.map(\.old))
    guard judged.compilation.ending == .refused, !edits.isEmpty,
      ownNames(of: judged.draft.subject).isSuperset(of: edits.map(\.new))
    else { return nil }
    let corrected = try assembler.assemble(judged.draft.subject, refuted: names) { program in
      try compile(program.applying(edits))
    }
    let program = corrected.last.program
    guard corrected.last.isClean, program.applying(edits).text != program.text else { return nil }
    return judged.keeping(
      judged.compilation.errors.filter { $0.missingName.map(names.contains) ?? false }
    )
  }

  private func ownNames(of subject: Int) -> Set<String> {
    items.items[subject].reduce(into: []) { $0.formUnion($1.item.bound.union($1.item.declares)) }
  }

  /// A draft with what corrections need.
  private func corrected(_ draft: Draft, by edits: [Program.Edit]) -> Draft {
    var draft = draft
    let names = Set(edits.map(\.new.withoutProjection)).subtracting(ownNames(of: draft.subject))
    let declarations = names.compactMap { items.declarations(of: $0, from: draft.subject).first }
    draft.context = assembler.linker.context(for: draft, with: declarations)
    for module in Set(names.compactMap(known.anyModule(declaring:))).sorted()
    where !draft.unwrittenImports.contains(module) {
      draft.implicitImports.append(module)
    }
    return draft
  }

  /// The edits that put what was probably meant in the place of missing names.
  private func corrections(in judged: Attempt) -> [Program.Edit] {
    let misses = NearMiss(items: items, draft: judged.draft, known: known)
    return judged.compilation.errors.compactMap { error in
      guard let correction = misses.correction(for: error), let name = error.missingName,
        case .subject(let line) = judged.origin(of: error)
      else { return nil }
      return Program.Edit(line: line, column: error.column, old: name, new: correction)
    }
  }

  /// The errors of a program with corrections that tell against these.
  private func newErrors(
    in program: Program,
    of draft: Draft,
    correcting edits: [Program.Edit],
    _ judged: Attempt
  ) throws -> [CompilerMessage] {
    let corrections = Set(edits.map(\.new))
    let old = Set(judged.compilation.errors.map(\.text))
    let inherited = items.items[draft.subject].reduce(into: Set<String>()) {
      $0.formUnion($1.item.inherited)
    }
    let declared = draft.context.filter { reference in
      items[reference].item.declares.contains(where: corrections.contains)
    }
    return try compile(program).errors.filter { error in
      // Nothing is known of a correction whose own declaration misses a name.
      if case .context(let id, let line) = program.lineMap[error.line],
        declared.contains(where: {
          items.snippets[$0.snippet].id == id && items[$0].lines.contains(line)
        })
      {
        return true
      }
      // The compiler gives up beside other names that it does not know.
      guard let missing = error.missingName else {
        return !error.isUnexplained && !old.contains(error.text)
      }
      // What a correction names may exist elsewhere only, such as the parameter of a closure; and
      // beside inherited types that are declared nowhere it is likely to be left out, too.
      return corrections.contains(missing) || inherited.contains(missing)
    }
  }

  /// The snippet with stand-ins for all that it needs of other snippets, where what these show
  /// keeps it from compiling; nothing where that is not what keeps it.
  ///
  /// - Parameter assuming: the snippet with stand-ins for names that are declared nowhere, which others may
  ///   miss, too.
  func detached(_ judged: Attempt, assuming: Attempt) throws -> Attempt? {
    let errors = judged.compilation.errors
    let isOpen = assuming.compilation.errors.contains(where: assuming.isForeign)
    let isHeldUp = zip(errors, judged.sites(of: errors)).contains { error, site in
      judged.isForeign(error) && (isOpen || error.missingName == nil)
        || UnshownMember(error, in: judged, items, known) != nil
        || isOfOtherVersion(error, judged) || isMadeAsOtherVersion(site, judged)
    }
    guard isHeldUp, !judged.draft.context.isEmpty, judged.draft.wrapping.home == nil else {
      return nil
    }
    return try attempt(judged, without: judged.draft.context)
  }

  /// Whether an error is about a member that a type of another snippet has only in another version.
  private func isOfOtherVersion(_ error: CompilerMessage, _ judged: Attempt) -> Bool {
    guard let missing = error.missingMember, items.memberNames.contains(missing.name) else {
      return false
    }
    let words = Set(missing.type.identifiers)
    return judged.draft.context.contains { reference in
      let item = items[reference].item
      return item.kind == .type && !words.isDisjoint(with: item.declares)
        && EditDistance.nearest(to: missing.name, in: item.members) == nil
    }
  }

  /// Whether a value is made with the labels that an initialiser of another version of its type has.
  private func isMadeAsOtherVersion(_ site: CodeSite, _ judged: Attempt) -> Bool {
    guard let made = site.calls.first, !made.call.labels.isEmpty else { return false }
    let key = "init(" + made.call.labels.map { $0 + ":" }.joined() + ")"
    let versions = items.declarations(of: made.name, from: judged.draft.subject)
    return versions.contains { judged.draft.context.contains($0) }
      && versions.contains { reference in
        !judged.draft.context.contains(reference)
          && items[reference].item.memberList.contains { $0.keys.contains(key) }
      }
  }

  /// The snippet with stand-ins for the variables, the functions and the type around it that other
  /// sections of the article show and that it may not mean at all; nothing where there are none.
  func withoutGuesses(_ judged: Attempt) throws -> Attempt? {
    let section = section(ofLine: items.snippets[judged.draft.subject].block.openingSpan.start.line)
    let guesses = judged.draft.context.union(judged.draft.wrapping.home.map { [$0] } ?? [])
      .filter { reference in
        let line = items.snippets[reference.snippet].block.openingSpan.start.line
        let isGuess =
          items[reference].item.kind == .variable || judged.draft.wrapping.home == reference
          || isOtherFunction(items[reference].item, judged)
          || isCalledOtherwise(items[reference].item, judged)
          || isOfLaterBinding(reference, judged) || isOfLaterModel(reference, judged)
        return isGuess && self.section(ofLine: line) != section
          && !isMeant(items[reference].item, text: items[reference].text, judged)
      }
    guard !guesses.isEmpty else { return nil }
    return try attempt(judged, without: guesses)
  }

  /// Whether a function, or a type, is called with a label that it has not, nor one like it, or a
  /// function with a closure that it does not take.
  private func isOtherFunction(_ item: Item, _ judged: Attempt) -> Bool {
    guard item.kind == .function || item.kind == .type, let name = item.declares.first else {
      return false
    }
    let calls = items.items[judged.draft.subject].flatMap(\.item.uses)
      .compactMap { use -> Call? in
        if use.name == name, case .call(let call) = use.role { call } else { nil }
      }
    return calls.contains { call in
      OverloadGap.isOther(call, than: item)
        || item.parameters != nil && !call.trailingClosures.isEmpty && !item.takes(call)
    }
  }

  /// Whether a type that only a later snippet shows wants a binding where it is given the value: articles
  /// begin with a type that only reads it.
  private func isOfLaterBinding(_ reference: LinkedItem.Reference, _ judged: Attempt) -> Bool {
    let item = items[reference].item
    guard item.kind == .type, reference.snippet > judged.draft.subject else { return false }
    let errors = judged.compilation.errors.filter {
      $0.id == "incorrect_property_wrapper_reference"
    }
    return judged.sites(of: errors).contains { site in
      site.calls.first.map { item.declares.contains($0.name) } ?? false
    }
  }

  /// Whether a type that only a later snippet shows is observed in another way than it is here: articles
  /// tell how a model was observed before, and how since.
  private func isOfLaterModel(_ reference: LinkedItem.Reference, _ judged: Attempt) -> Bool {
    let item = items[reference].item
    guard item.kind == .type, reference.snippet > judged.draft.subject else { return false }
    let isNew = items[reference].text.contains("@Observable")
    guard isNew || item.inherited.contains("ObservableObject") else { return false }
    return judged.compilation.errors.contains { error in
      guard let lacking = TypeRequest(error)?.conformance else { return false }
      return lacking.to == (isNew ? "ObservableObject" : "Observable")
        && item.declares.contains(lacking.type)
    }
  }

  /// Whether a function or a type is called without arguments although it needs some, or with some
  /// although it takes none.
  private func isCalledOtherwise(_ item: Item, _ judged: Attempt) -> Bool {
    guard item.kind == .function || item.kind == .type, let name = item.declares.first,
      // Without its own type the code would mean the library's.
      !known.declares(name)
    else { return false }
    let errors = judged.compilation.errors
    return zip(errors, judged.sites(of: errors)).contains { error, site in
      guard let call = site.calls.first, call.name == name else { return false }
      return error.id == "extra_argument_to_nullary_call"
        || call.call.labels.isEmpty && call.call.trailingClosures.isEmpty
          && error.text.hasPrefix("missing argument")
    }
  }

  /// The snippet without some items and all others that declare the same names.
  private func attempt(
    _ judged: Attempt,
    without excluded: Set<LinkedItem.Reference>
  ) throws -> Attempt {
    let versions = excluded.flatMap { reference in
      items[reference].item.declares.flatMap {
        items.declarations(of: $0, from: judged.draft.subject)
      }
    }
    return try assembler.attempt(judged, without: excluded.union(versions), compile: compile)
  }

  /// The line on which the section around a line begins: under a heading, a paragraph about other code, or
  /// an item of a list without numbers, whose items have nothing to do with one another; 0 where there is
  /// none.
  private func section(ofLine line: Int) -> Int {
    let starts = article.blocks.flatMap { block -> [Int] in
      switch block.kind {
      case .heading: [block.span.start.line]
      case .paragraph:
        block.plainText.contains(Self.otherCode) ? [block.span.start.line] : []
      case .list(isOrdered: false): block.children.map(\.span.start.line)
      default: []
      }
    }
    return starts.filter { $0 <= line }.max() ?? 0
  }

  /// Words that lead to the code of something else than what the code before them belongs to.
  private static let otherCode = Pattern(
    /(?i)\b(?:another|a different|an unrelated|a separate) (?:app|article|codebase|example|game|module|package|program|project|screen|service|target)\b/
  )
}
