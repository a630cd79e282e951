/// Finds what is wrong with a snippet whatever the modules and the names are that nobody shows.
struct CertainFaults {
  let snippet: Snippet
  let places: SnippetPlaces
  let linker: Linker
  /// The snippet's place in the article, counted from 0.
  let subject: Int

  /// Classes that the snippet shows with all that they have, and that cannot be made.
  var uninitializedClasses: [Finding] {
    linker.items.items[subject].compactMap { linked in
      guard let name = linked.item.declares.first,
        linker.items.showsUninitialized(class: name, in: subject),
        let offset = ClassCompletion.offsetOfUninitialized(linked.text)
      else { return nil }
      let text = SourceText(linked.text)
      let line = text.lineNumber(of: offset)
      let span = places.span(
        line: linked.line + line - 1,
        column: offset - text.lineBytes(line).lowerBound + 1
      )
      let message = "class '\(name)' has no initializers"
      return Finding(.compileError, at: span, message, snippet: snippet.id)
    }
  }

  /// Closures that name their parameter, which nothing else declares, without `in`.
  var unsignedClosures: [Finding] {
    let items = linker.items
    let declared = items.items[subject].reduce(into: items.topLevelNames.union(items.memberNames)) {
      $0.formUnion($1.item.bound)
    }
    let source = SourceText(snippet.source)
    return UnsignedClosures.places(in: snippet.source).filter { !declared.contains($0.name) }.map {
      let line = source.lineNumber(of: $0.offset)
      let column = $0.offset - source.lineBytes(line).lowerBound + 1
      let message = "expected 'in' after the closure's parameter '\($0.name)'"
      let span = places.span(line: line, column: column)
      return Finding(.compileError, at: span, message, snippet: snippet.id)
    }
  }

  /// Errors in code that imports modules which are not here.
  ///
  /// - Parameters:
  ///   - modules: those modules.
  ///   - mode: the decisive language mode.
  ///   - compile: compiles one program.
  func errors(
    besideModules modules: [String],
    known: KnownNames,
    in mode: LanguageMode,
    compile: (Program) throws -> Compilation
  ) rethrows -> [Finding] {
    guard !modules.isEmpty else { return [] }
    let judge = UnknownModuleJudge(
      snippet: snippet,
      places: places,
      linker: linker,
      known: known,
      modules: modules
    )
    return try judge.findings(on: subject, in: mode, compile: compile)
  }
}
