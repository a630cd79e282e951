/// Writes a draft as the text of a program.
struct ProgramPrinter {
  let items: ArticleItems
  let languageMode: LanguageMode

  /// The program of a draft: assumed names, hidden setups, items of other snippets, the snippet.
  func program(of draft: Draft) -> Program {
    var text = ProgramText()
    appendStandIns(of: draft, to: &text)
    appendContext(of: draft, to: &text)
    let around = surroundings(of: draft)
    let (imports, lines) = subjectLines(of: draft)
    text.append(imports)
    text.append(around.before)
    if draft.isOnMainActor, around.before.isEmpty { text.append(Wrapping.mainActor, .generated) }
    text.append(lines)
    text.append(around.after)
    var mode = languageMode
    mode.features = draft.features
    return Program(
      text: AccessModifiers.publishing(draft.published, in: text.text),
      lineMap: text.lineMap,
      implicitImports: draft.unwrittenImports + aliases(for: draft),
      isLibrary: isLibrary(draft),
      otherFile: items.snippets[draft.subject].otherFile,
      languageMode: mode
    )
  }

  /// The lines of the snippet, with what its wrapping, its earlier versions and what it leaves out
  /// put between them; where it is wrapped, its import lines apart.
  private func subjectLines(
    of draft: Draft
  ) -> (imports: [ProgramText.Line], others: [ProgramText.Line]) {
    let code = subjectCode(of: draft)
    let insertions = SubjectInsertions(draft: draft, items: items)
    let standIns = standInPrinter(for: draft)
    let inside = items.items[draft.subject].flatMap { linked -> [SubjectInsertions.Insertion] in
      let end = linked.item.bytes.upperBound - 1
      let local = insertions.local(to: linked.item).map(standIns.declaration)
      let lines = local.map { ($0, LineMap.Origin.generated) } + inheritedLines(of: linked, draft)
      return lines.isEmpty ? [] : [(end, lines)]
    }
    let all = (inside + insertions.generated).sorted { $0.offset < $1.offset }
    let lines = ProgramText.lines(of: code, inserting: all) { .subject(line: $0) }
    let imports =
      draft.wrapping == .none
      ? [] : items.items[draft.subject].filter { $0.item.kind == .importing }
    let isImport = Set(imports.flatMap(\.lines).map { LineMap.Origin.subject(line: $0) })
    let others = lines.flatMap { line -> [ProgramText.Line] in
      if isImport.contains(line.origin) { return [("", line.origin)] }
      guard case .subject(let number) = line.origin,
        let before = draft.wrapping.text(beforeLine: number)
      else { return [line] }
      return [(before, .generated), line]
    }
    return (lines.filter { isImport.contains($0.origin) }, others)
  }

  /// The snippet's code in the form that is compiled.
  private func subjectCode(of draft: Draft) -> String {
    let code = items.codes[draft.subject]
    guard !draft.isUnfilled else { return code.unfilled }
    return draft.separatesVariants
      ? CodeEdit.applying(NestedVariants(code.text).renamings, to: code.text) : code.text
  }

  /// What earlier versions of a type that is shown in part add to it.
  private func inheritedLines(of linked: LinkedItem, _ draft: Draft) -> [ProgramText.Line] {
    var shown = linked.item.memberKeys
    return (draft.merged[linked.reference] ?? []).flatMap { reference in
      let earlier = items[reference].without(shown)
        .withoutBodies(at: draft.leftBodies[reference] ?? [])
      for member in items[reference].item.memberList { shown.formUnion(member.keys) }
      let id = items.snippets[reference.snippet].id
      let interior = earlier.interior
      return ProgramText.lines(of: interior.text) {
        .context(snippet: id, line: interior.line + $0 - 1)
      }
    }
  }

  /// The declarations of the names that are taken to exist and of what fills elisions.
  func appendStandIns(of draft: Draft, to text: inout ProgramText) {
    let texts =
      [subjectCode(of: draft)] + draft.wrapping.text.before
      + SubjectInsertions(draft: draft, items: items).texts
      + draft.context.map { items[$0].text }
    let hasHoles = texts.contains(where: Hole.isIn)
    guard
      hasHoles || !draft.standIns.isEmpty || draft.wrapping.namesUnknown
        || !draft.conformances.isEmpty || !draft.coercions.isEmpty
    else { return }
    let standIns = standInPrinter(for: draft)
    for line in standIns.unknown.declarations { text.append(line, .generated) }
    if !draft.roles.isEmpty { text.append(UnknownType.enclosing, .generated) }
    for line in standIns.enumerations(of: draft) { text.append(line, .generated) }
    if hasHoles { text.append(Hole.declaration, .generated) }
    if draft.standIns.contains(where: \.isPublished) {
      for line in StandInPrinter.published { text.append(line, .generated) }
    }
    for standIn in draft.standIns where !standIn.isLocal {
      text.append(standIns.declaration(of: standIn), .generated)
    }
    let conformances = ConformancePrinter(draft: draft, items: items, standIns: standIns)
    for line in conformances.declarations { text.append(line, .generated) }
  }

  /// Whether a pattern of a `catch` or of a failure is a value.
  private func catchesValues(_ code: String) -> Bool {
    // Most code has neither word, and the pattern takes longer to build than to find.
    (code.contains("catch ") || code.contains(".failure("))
      && code.contains(Self.caughtPattern)
  }

  private func standInPrinter(for draft: Draft) -> StandInPrinter {
    let used = items.items(of: draft)
    let implicit = used.reduce(into: Set<ImplicitMember>()) { $0.formUnion($1.implicitMembers) }
    let snippets = Set(draft.context.map(\.snippet)).union([draft.subject])
    let imports = draft.unwrittenImports + snippets.flatMap { items.snippets[$0].imports }
    return StandInPrinter(
      unknown: UnknownType(
        results: draft.memberTypes,
        memberCalls: used.reduce(into: []) { $0.formUnion($1.memberCalls) },
        boundMembers: used.reduce(into: []) { $0.formUnion($1.boundMembers) },
        implicitMembers: implicit.sorted { "\($0)" < "\($1)" },
        seesViews: imports.contains("SwiftUI"),
        buildsFromPairs: used.flatMap(\.uses).contains { use in
          guard use.name == "ForEach", case .call(let call) = use.role else { return false }
          return call.trailingClosures.map(\.form) == [.closure(parameters: 2)]
        },
        seesModels: imports.contains("SwiftData"),
        isPublic: draft.exposesStandIns,
        catchesValues: catchesValues(subjectCode(of: draft))
      ),
      enclosed: draft.wrapping.isOwnType
        ? Set(items.items[draft.subject].filter { $0.item.kind == .type }.flatMap(\.item.declares))
        : [],
      structures: Set(
        used.filter { $0.kind == .type && $0.isStructure }.flatMap(\.declares)
      ),
      extended: Dictionary(
        used.compactMap { item in item.extendedType.map { ($0, item.members) } },
        uniquingKeysWith: { $0.union($1) }
      )
    )
  }

  /// The lines around the snippet: its wrapping, and the stand-ins that must stand inside of it.
  func surroundings(
    of draft: Draft
  ) -> (before: [ProgramText.Line], after: [ProgramText.Line]) {
    var (before, after) = draft.wrapping.text
    let standIns = standInPrinter(for: draft)
    let insertions = SubjectInsertions(draft: draft, items: items)
    let local = insertions.localOutside.map(standIns.declaration)
    if !local.isEmpty, draft.wrapping.isScope {
      before.insert(contentsOf: local, at: min(1, before.count))
    } else if case .parts = draft.wrapping {
      after.insert(contentsOf: local, at: after.count - 1)
    } else if !local.isEmpty {
      before = [Wrapping.functionHead] + local + before
      after.append("}")
    }
    if draft.isOnMainActor {
      before = before.map { $0 == Wrapping.functionHead ? "@MainActor " + $0 : $0 }
    }
    let lines: ([String]) -> [ProgramText.Line] = { $0.map { ($0, .generated) } }
    return (homeLines(of: draft) + lines(before), lines(after))
  }

  /// The article's own type that the snippet is put into, up to its closing brace.
  private func homeLines(of draft: Draft) -> [ProgramText.Line] {
    guard case .home(let reference, extensionOf: nil) = draft.wrapping else { return [] }
    let shown = items.items[draft.subject].reduce(into: Set<String>()) {
      $0.formUnion($1.item.keys)
    }
    let home = items[reference].without(shown)
      .withoutBodies(at: draft.leftBodies[reference] ?? [])
    let id = items.snippets[reference.snippet].id
    return ProgramText.lines(of: home.opening) { .context(snippet: id, line: home.line + $0 - 1) }
  }

  /// The context of a draft in the order of the article, with the imports of its snippets.
  func appendContext(of draft: Draft, to text: inout ProgramText) {
    let snippet = items.snippets[draft.subject]
    var imports = Set(snippet.imports)
    for reference in draft.context.sorted() {
      for module in items.snippets[reference.snippet].imports where imports.insert(module).inserted
      {
        text.append("import \(module)", .generated)
      }
    }
    for setup in snippet.setups {
      for (index, line) in SourceText(setup.text).lines.enumerated() {
        text.append(line, .hidden(articleLine: setup.line + index))
      }
    }
    for reference in draft.context.sorted() where !isPartOfAnother(reference, draft) {
      text.append(contextLines(of: items[reference], draft))
    }
  }

  /// Whether an item's text comes along inside of another one's.
  private func isPartOfAnother(_ reference: LinkedItem.Reference, _ draft: Draft) -> Bool {
    draft.wrapping == .home(reference, extensionOf: nil)
      || draft.merged.values.contains { $0.contains(reference) }
  }

  /// The lines of an item of another snippet, without the members that the snippet shows anew.
  private func contextLines(of linked: LinkedItem, _ draft: Draft) -> [ProgramText.Line] {
    var shown: Set<String> = []
    if draft.wrapping.home == linked.reference {
      for own in items.items[draft.subject] { shown.formUnion(own.item.keys) }
    }
    let item = linked.without(shown).withoutBodies(at: draft.leftBodies[linked.reference] ?? [])
    let inherited = inheritedLines(of: linked, draft)
    let end = item.opening.utf8.count
    let id = items.snippets[linked.reference.snippet].id
    return ProgramText.lines(
      of: item.text,
      inserting: inherited.isEmpty ? [] : [(end, inherited)],
      origin: { .context(snippet: id, line: linked.line + $0 - 1) }
    )
  }

  /// Names of Apple's Foundation that stand in a module of their own on Linux.
  private static let networking: Set<String> = [
    "URLSession", "URLRequest", "URLResponse", "HTTPURLResponse", "URLSessionConfiguration",
    "URLSessionTask", "URLSessionDataTask", "URLSessionDelegate", "URLCache", "URLCredential",
    "URLProtocol", "HTTPCookie", "HTTPCookieStorage", "URLAuthenticationChallenge",
  ]

  private static let markup: Set<String> = [
    "XMLParser", "XMLParserDelegate", "XMLDocument", "XMLElement", "XMLNode", "XMLDTD",
  ]

  private static let observation: Set<String> = [
    "Observable", "ObservationIgnored", "ObservationRegistrar", "ObservationTracked",
    "withObservationTracking",
  ]

  /// Apple's Foundation has its networking and XML, and passes on Observation and two names of Combine; on
  /// Linux each takes a module more.
  private func aliases(for draft: Draft) -> [String] {
    let snippets = Set(draft.context.map(\.snippet)).union([draft.subject])
    let written = Set(snippets.flatMap { items.snippets[$0].imports })
    let imports = APIFacts.passedOn(by: written.union(draft.unwrittenImports))
    guard !imports.isDisjoint(with: Self.foundations) else { return [] }
    let used = items.items(of: draft).flatMap(\.uses)
    let names = Set(used.map(\.name))
    let modules = [
      ("FoundationNetworking", Self.networking), ("FoundationXML", Self.markup),
      // SwiftUI passes it on itself.
      ("Observation", imports.contains("SwiftUI") ? [] : Self.observation),
    ].filter { !$0.1.isDisjoint(with: names) }.map(\.0)
    let hasCombine = !imports.isDisjoint(with: ["Combine", "SwiftUI"])
    return modules + (hasCombine ? [] : [Shim.foundationAliases])
  }

  /// The modules that have Foundation's names.
  private static let foundations = ["Foundation", "FoundationEssentials", "SwiftUI", "UIKit"]

  private func isLibrary(_ draft: Draft) -> Bool {
    draft.isLibrary || items.snippets[draft.subject].otherFile != nil
      || items.items(of: draft).contains(where: \.isMain)
  }

  private static let caughtPattern = Pattern(
    /\bcatch +(?!is\b|let\b|var\b)\w|\.failure\([A-Z]\w*\.\w+\)\s*:/
  )
}
