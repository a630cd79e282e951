/// The statements of a snippet that use neither undeclared names nor values of unknown types: an error in one of them
/// is the author's mistake, whatever the undeclared names are.
struct SettledStatements {
  private let assuming: Attempt
  /// The undeclared names, those that another snippet may declare differently, and all names whose types depend on
  /// them.
  private let open: Set<String>

  /// - Parameters:
  ///   - assuming: the program with stand-ins for undeclared names.
  ///   - items: the items of the article.
  ///   - known: the names of libraries.
  init(of assuming: Attempt, _ items: ArticleItems, _ known: KnownNames) {
    let draft = assuming.draft
    let mistakes = ShownMistakes(items: items, known: known, assuming: assuming)
    // Another snippet may show another version than the one that is meant.
    let context = draft.context.sorted().map { items[$0] }
    let shown = context.filter { linked in
      linked.item.kind != .typeExtension
        && linked.item.declares.allSatisfy { mistakes.onlyDeclaration(of: $0) != nil }
    }
    let places = Set(shown.map(\.reference))
    let versions = context.filter { !places.contains($0.reference) }.map(\.item).flatMap {
      $0.kind == .typeExtension ? Array($0.members) : $0.declares
    }
    let made = draft.standIns.map(\.name) + draft.conformances.keys + draft.completedClasses
    let names = assuming.missingNames.union(assuming.unknownMacros).union(
      made + versions + [UnknownType.name, UnknownType.trait]
    )
    let code = [items.snippets[draft.subject].source] + shown.map(\.text)
    self.assuming = assuming
    open =
      TokenFinder(code.joined(separator: "\n")).tree
      .map { OpenNames.reached(by: names, in: $0) } ?? names
  }

  /// Whether an error of that program stands in one of them, and speaks of nothing unknown.
  func contain(_ error: CompilerMessage) -> Bool {
    // A model of another snippet may be observed in another way here.
    let request = TypeRequest(error)?.conformance?.to ?? ""
    guard assuming.subjectLine(of: error) != nil,
      !["Observable", "ObservableObject"].contains(request),
      let site = site(line: error.line, error.column)
    else { return false }
    let told = ([error] + error.notes).flatMap(\.text.quotedParts).flatMap(\.identifiers)
    // What is called may never return.
    let calls = error.isOfLateStage ? site.calledNames : []
    let isEnding = Self.endings.contains(error.id)
    let used = isEnding ? calls : calls.union(site.identifiers)
    return !(isEnding && site.mayGoOn) && open.isDisjoint(with: told)
      && open.isDisjoint(with: used.union(site.outerIdentifiers))
  }

  /// Whether what begins on a line of the snippet is one of them, or a part of one.
  func contain(line: Int) -> Bool {
    guard let number = assuming.program.lineMap.origins.firstIndex(of: .subject(line: line)),
      let indentation = assuming.program.line(number + 1)?.utf8.prefix(while: { $0 <= 32 }).count,
      let site = site(line: number + 1, indentation + 1)
    else { return false }
    return open.isDisjoint(with: site.identifiers.union(site.outerIdentifiers))
  }

  private func site(line: Int, _ column: Int) -> StatementSite? {
    assuming.program.tokens.read(line: line, column: column, StatementSite.init(around:))
  }

  /// The errors about how a body ends, which only the statements in that body can change.
  private static let endings: Set<String?> = [
    "guard_body_must_not_fallthrough", "missing_return_decl",
  ]
}
