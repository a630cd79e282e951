/// Finds what is wrong with a snippet whatever the modules and the names are that nobody shows.
struct CertainFaults {
  let snippet: Snippet
  let places: SnippetPlaces
  let linker: Linker
  /// The snippet's place in the article, counted from 0.
  let subject: Int

  /// Closures that name their parameter, which nothing else declares, without `in`.
  var unsignedClosures: [Finding] {
    let items = linker.items
    let declared = items.items[subject].reduce(into: items.topLevelNames.union(items.memberNames)) {
      $0.formUnion($1.item.bound)
    }
    return UnsignedClosures.places(in: snippet.source).filter { !declared.contains($0.name) }.map {
      let message = "expected 'in' after the closure's parameter '\($0.name)'"
      let span = places.span(atOffset: $0.offset)
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
