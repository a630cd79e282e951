/// Looks at a snippet again where not the author but a guess of doccheck's may be wrong: which
/// earlier variable a name means, which type members belong to, that a name is misspelt.
struct SecondLook {
  let assembler: Assembler
  let article: Article
  let compile: (Program) throws -> Compilation

  private var items: ArticleItems { assembler.linker.items }
  private var known: KnownNames { assembler.known }

  /// The missing names that are no misspellings of what lies near them: where the code that uses the
  /// correction has other errors than before.
  func refutedCorrections(of judged: Attempt) throws -> Set<String> {
    let misses = NearMiss(items: items, draft: judged.draft, known: known)
    let edits = judged.compilation.errors.compactMap { error -> Program.Edit? in
      guard let correction = misses.correction(for: error), let name = error.missingName,
        case .subject(let line) = judged.origin(of: error)
      else { return nil }
      return Program.Edit(line: line, column: error.column, old: name, new: correction)
    }
    guard judged.compilation.ending == .refused, !edits.isEmpty else { return [] }
    var draft = judged.draft
    let declarations = edits.compactMap {
      items.declarations(of: $0.new.withoutProjection, from: draft.subject).first
    }
    draft.context = assembler.linker.context(for: draft, with: declarations)
    let program = assembler.printer.program(of: draft).applying(edits)
    let old = Set(judged.compilation.errors.map(\.text))
    let corrections = Set(edits.map(\.new))
    // What a correction names may exist elsewhere only, such as the parameter of a closure.
    let lines = Set(
      try compile(program).errors.filter { error in
        error.missingName.map(corrections.contains) ?? !old.contains(error.text)
      }.map { program.lineMap[$0.line] }
    )
    return Set(
      edits.filter { lines.contains(.subject(line: $0.line)) }.map(\.old.withoutProjection)
    )
  }

  /// The snippet with stand-ins for all that it needs of other snippets, where what these show
  /// keeps it from compiling; nothing where it does not compile so either.
  func detached(_ judged: Attempt) throws -> Attempt? {
    let isHeldUp = judged.compilation.errors.contains { error in
      judged.isForeign(error) || UnshownMember(error, in: judged, items, known) != nil
    }
    guard isHeldUp, !judged.draft.context.isEmpty, judged.draft.wrapping.home == nil else {
      return nil
    }
    return try attempt(judged, without: judged.draft.context)
  }

  /// The snippet with stand-ins for the variables and the type around it that other sections of the
  /// article show and that it may not mean at all; nothing where it does not compile so either.
  func withoutGuesses(_ judged: Attempt) throws -> Attempt? {
    let section = section(ofLine: items.snippets[judged.draft.subject].block.openingSpan.start.line)
    let guesses = judged.draft.context.union(judged.draft.wrapping.home.map { [$0] } ?? [])
      .filter { reference in
        let line = items.snippets[reference.snippet].block.openingSpan.start.line
        let isGuess =
          items[reference].item.kind == .variable || judged.draft.wrapping.home == reference
        return isGuess && self.section(ofLine: line) != section
      }
    guard !guesses.isEmpty else { return nil }
    return try attempt(judged, without: guesses)
  }

  /// The snippet without some items and all others that declare the same names.
  private func attempt(
    _ judged: Attempt,
    without excluded: Set<LinkedItem.Reference>
  ) throws -> Attempt? {
    let versions = excluded.flatMap { reference in
      items[reference].item.declares.flatMap {
        items.declarations(of: $0, from: judged.draft.subject)
      }
    }
    return try assembler.attempt(judged, without: excluded.union(versions), compile: compile)
  }

  /// The line of the heading above a line; 0 where there is none.
  private func section(ofLine line: Int) -> Int {
    let headings = article.blocks.lazy.filter { block in
      if case .heading = block.kind { block.span.start.line <= line } else { false }
    }
    return headings.map(\.span.start.line).max() ?? 0
  }
}
