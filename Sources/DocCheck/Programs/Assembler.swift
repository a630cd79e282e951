/// Makes a program of a snippet: first of what it needs by its names, then by repairing what the
/// compiler refuses.
struct Assembler: Sendable {
  let linker: Linker
  let printer: ProgramPrinter
  let known: KnownNames

  /// The most programs that are compiled for one snippet.
  static let maximumAttempts = 16

  /// The order in which a draft is repaired; the first ones only complete it, so that errors which
  /// remain after them are the snippet's own.
  private var completions: [any Repair] {
    [
      ImportRepair(known: known), NeighbourImportRepair(known: known),
      DeclarationsRepair(items: linker.items, known: known),
      VariantRepair(),
      FeatureRepair(), ActorSystemRepair(), WrappingRepair(), MainActorRepair(),
      TestIsolationRepair(), LibraryRepair(), ForwardRepair(), ExtensionRepair(), MergeRepair(),
      AccessRepair(), BodyRepair(),
    ]
  }
  private var standIns: StandInRepair { StandInRepair(known: known) }
  private var alternatives: [any Repair] {
    [VersionRepair(), ChainRepair(), OpaqueRepair(standIns: standIns)]
  }

  /// Compiles drafts of a snippet until one is clean.
  ///
  /// - Parameters:
  ///   - subject: the snippet's place in the article, counted from 0.
  ///   - refuted: missing names that are no misspellings.
  ///   - anticipates: whether undeclared names may get stand-ins before the first compilation; false
  ///     where the article may announce an error. Called only for a snippet with undeclared names.
  ///   - compile: compiles one program.
  func assemble(
    _ subject: Int,
    refuted: Set<String> = [],
    anticipates: () -> Bool = { false },
    compile: (Program) throws -> Compilation
  ) rethrows -> Assembly {
    var draft = first(subject)
    draft.refuted = refuted
    if let assembly = try anticipated(draft, anticipates, compile) { return assembly }
    let assembly = try withProperties(draft, anticipates, compile)
    guard !assembly.last.isClean, !assembly.judged.draft.declarations.isEmpty,
      !DeclarationsRepair.isContradicted(by: assembly.judged)
    else { return assembly }
    // What stands in for a name may fit everywhere but with what is only declared.
    let isPlain = draft.declarations.isEmpty
    draft.declarations = []
    let plain = try assemble(draft, completions.filter { !($0 is DeclarationsRepair) }, compile)
    // Where both are refused, the compiler says more of the code with fewer names to choose from.
    return isPlain || plain.last.isClean || !assembly.judged.isBetter(than: plain.judged)
      ? plain : assembly
  }

  /// Compiles a snippet as if the article declared some names that libraries declare, too.
  ///
  /// - Returns: nothing if one of the names is used in a way that no declaration can be made for.
  func assemble(
    _ subject: Int,
    owning names: [String],
    compile: (Program) throws -> Compilation
  ) rethrows -> Assembly? {
    var draft = first(subject)
    guard standIns.declare(names, in: &draft, linker) else { return nil }
    draft.implicitImports = linker.implicitImports(for: draft)
    draft.declarations = linker.additions(for: draft)
    return try assemble(draft, completions, compile)
  }

  /// Compiles a draft with stand-ins, and again with the types that the errors name; `nil` if none of
  /// the programs compiles.
  private func clean(
    _ draft: Draft,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Attempt? {
    let names = Set(draft.standIns.map(\.fullName))
    let first = try attempt(draft, compile)
    // What is missed even so has to do with modules that are not imported.
    guard first.missingNames.isEmpty, first.unknownMacros.isEmpty else { return nil }
    var search = Search(attempt: first)
    try search.run(standIns, self, compile)
    let hasMore = search.base.draft.standIns.contains { standIn in
      standIn.owner.map { known.declares($0.type) } ?? !names.contains(standIn.name)
    }
    return search.base.isClean && !hasMore ? search.base : nil
  }

  /// Tries a draft with names that are of the types of properties which the article shows; where that does not
  /// compile, and not for a mistake in the use of them, they are others that it does not show.
  private func withProperties(
    _ draft: Draft,
    _ anticipates: () -> Bool,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Assembly {
    let assembly = try assemble(draft, completions, compile)
    let tried = [assembly.last, assembly.assuming]
    guard !assembly.last.isClean,
      tried.contains(where: { $0.draft.standIns.contains(where: \.isShown) }),
      !misuses(assembly.assuming)
    else { return assembly }
    var other = draft
    other.ignoresProperties = true
    return try anticipated(other, anticipates, compile) ?? assemble(other, completions, compile)
  }

  /// Declares all names of a snippet that the article does not declare, and compiles it once; `nil` if it does not
  /// compile.
  private func anticipated(
    _ draft: Draft,
    _ anticipates: () -> Bool,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Assembly? {
    guard let completed = FirstReading(linker: linker, known: known).completed(draft),
      anticipates(), let attempt = try clean(completed, compile)
    else { return nil }
    return Assembly(judged: attempt, last: attempt, assuming: attempt)
  }

  /// Whether a program misspells a member, calls without `try`, hands over a value for its binding, or calls what a
  /// value that is no list has with other labels.
  private func misuses(_ attempt: Attempt) -> Bool {
    let misses = NearMiss(items: linker.items, draft: attempt.draft, known: known)
    let api = APIGap(known: known, items: linker.items, isFormer: false)
    let shown = attempt.draft.standIns.filter {
      $0.isShown && $0.result.map { !DeclaredTypes.isList($0) } ?? false
    }
    return attempt.compilation.errors.contains { error in
      guard !attempt.isForeign(error) else { return false }
      let line = attempt.program.line(error.line) ?? ""
      return Self.ofEffects.contains(error.id) || error.lacksBinding
        || error.isAboutLabels && shown.contains { line.contains($0.name + ".") }
        || error.missingMember != nil
          && (misses.correction(for: error) ?? api.correction(for: error)) != nil
    }
  }

  /// Errors about calls that are not marked with `try`.
  static let ofEffects: Set<String?> = [
    "throwing_call_without_try", "tryless_throwing_call_unhandled",
  ]

  private func assemble(
    _ draft: Draft,
    _ completions: [any Repair],
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Assembly {
    let subject = draft.subject
    var search = Search(attempt: try attempt(draft, compile))
    for repair in completions { try search.run(repair, self, compile) }
    let judged = search.base
    guard !linker.items.snippets[subject].isWhole else {
      return Assembly(judged: judged, last: judged, assuming: judged)
    }
    try search.run(standIns, self, compile)
    // What stands in for a name may not fit into the bodies of other snippets.
    if search.base.compilation.errors.contains(where: search.base.isForeign) {
      var other = search
      try other.run(BodyRepair(), self, compile)
      try other.run(standIns, self, compile)
      if other.base.isClean { search = other }
    }
    // The compiler finds some only once the names around it exist.
    let declarations = completions.first { $0 is DeclarationsRepair }
    if let declarations {
      var other = search
      try other.run(declarations, self, compile)
      if other.base.isClean { search = other }
    }
    try search.run(VariantRepair(), self, compile)
    // The compiler says little of what it finds declared twice.
    if search.base.draft.separatesVariants { try search.run(standIns, self, compile) }
    let assuming = search.latest
    for repair in alternatives { try search.run(repair, self, compile) }
    // A version that fits but for what later stages find is the one that the snippet means.
    let fits = search.base.passesTypeChecker && !search.base.isClean
    let isMeant = fits && search.base.draft.assumed == judged.draft.assumed
    return Assembly(
      judged: isMeant ? search.base : judged,
      last: search.base,
      assuming: isMeant ? search.base : assuming
    )
  }

  /// A snippet with nothing in the places of what looks left out.
  func unfilled(
    _ judged: Attempt,
    compile: (Program) throws -> Compilation
  ) rethrows -> Attempt {
    var draft = judged.draft
    draft.isUnfilled = true
    return try attempt(draft, compile)
  }

  /// A snippet without some of what came along with it, and with stand-ins for that.
  func attempt(
    _ judged: Attempt,
    without excluded: Set<LinkedItem.Reference>,
    compile: (Program) throws -> Compilation
  ) rethrows -> Attempt {
    var draft = Draft(subject: judged.draft.subject)
    draft.refuted = judged.draft.refuted
    draft.wrapping = judged.draft.wrapping
    if let home = draft.wrapping.home, excluded.contains(home) {
      let wantsClass = linker.items.items[draft.subject].contains(where: \.item.wantsClass)
      draft.wrapping = wantsClass ? .neutralClass : .neutral
    }
    draft.implicitImports =
      judged.draft.implicitImports + linker.imports(lostBy: judged.draft, without: excluded)
    draft.neighbourImports = judged.draft.neighbourImports
    draft.declarations = judged.draft.declarations
    (draft.features, draft.standIns) = (judged.draft.features, judged.draft.standIns)
    draft.isOnMainActor = judged.draft.isOnMainActor
    draft.separatesVariants = judged.draft.separatesVariants
    (draft.isolatesTests, draft.published) = (judged.draft.isolatesTests, judged.draft.published)
    (draft.excluded, draft.leftBodies) = (excluded, judged.draft.leftBodies)
    draft.context = linker.context(for: draft)
    let found = try withStandIns(draft, compile)
    guard !found.isClean, found.draft.standIns.contains(where: \.isShown) else { return found }
    draft.ignoresProperties = true
    return try withStandIns(draft, compile)
  }

  /// Compiles a draft, then declares the names that the compiler does not find and compiles it again.
  private func withStandIns(
    _ draft: Draft,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Attempt {
    var search = Search(attempt: try attempt(draft, compile))
    try search.run(standIns, self, compile)
    return search.isTyped ? search.latest : search.base
  }

  /// The draft that a snippet's names ask for.
  func first(_ subject: Int) -> Draft {
    var draft = Draft(subject: subject)
    draft.wrapping = WrappingRepair.wrappings(for: draft, linker: linker).first ?? .none
    draft.context = linker.context(for: draft)
    draft.implicitImports = linker.implicitImports(for: draft)
    draft.declarations = linker.additions(for: draft)
    return draft
  }

  private func attempt(
    _ draft: Draft,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> Attempt {
    let program = printer.program(of: draft)
    return Attempt(draft: draft, program: program, compilation: try compile(program))
  }

  /// The attempts at one snippet.
  private struct Search {
    /// The best attempt so far: a clean one, else the one that misses the fewest names and has the
    /// fewest errors.
    private(set) var base: Attempt
    private(set) var latest: Attempt
    /// Whether the latest attempt has names of types that the article shows, and the best one has not.
    var isTyped: Bool {
      !base.isClean && latest.draft.standIns.contains(where: \.isShown)
        && !base.draft.standIns.contains(where: \.isShown)
    }
    private var count = 1
    private var tried: Set<Draft>

    init(attempt: Attempt) {
      base = attempt
      latest = attempt
      tried = [attempt.draft]
    }

    mutating func run(
      _ repair: any Repair,
      _ assembler: Assembler,
      _ compile: (Program) throws -> Compilation
    ) rethrows {
      var latest = base
      for _ in 0..<repair.limit {
        let attempt = repair.buildsOnLatest ? latest : base
        guard !base.isClean, attempt.compilation.ending == .refused,
          count < Assembler.maximumAttempts,
          let draft = repair.drafts(after: attempt, linker: assembler.linker)
            .first(where: { !tried.contains($0) })
        else { return }
        tried.insert(draft)
        latest = try assembler.attempt(draft, compile)
        self.latest = latest
        count += 1
        if repair.isBetter(latest, than: base), latest.compilation.ending != .timedOut {
          base = latest
        }
      }
    }
  }
}
