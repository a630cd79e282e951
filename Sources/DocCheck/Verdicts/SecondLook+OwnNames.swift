/// Names that a framework of Apple's has, too, in an article that shows no view.
extension SecondLook {
  /// The snippet with stand-ins for some names that a framework has, too; nothing where nothing can stand in
  /// for one of them.
  func assembly(of judged: Attempt, owning names: [String]) throws -> Assembly? {
    try assembler.assemble(judged.draft.subject, owning: names, compile: compile)
  }

  /// The names that a snippet uses as a framework's of that name cannot be used, so that a type of the
  /// article's own may be meant which it does not show; sorted.
  ///
  /// A name of several words is hardly one by chance.
  func ownNames(in judged: Attempt) -> [String] {
    let subject = judged.draft.subject
    guard items.snippets[subject].imports.isEmpty, !items.showsViews else { return [] }
    let own = items.items[subject].map(\.item)
    let package = Set(known.package.map(\.module))
    let uses = Set(own.flatMap(\.uses)).filter {
      known.module(declaring: $0.name).map { !package.contains($0) } ?? false
        && !items.declaredNames.contains($0.name)
        && $0.name.first?.isUppercase == true && $0.name.nameParts.count == 1
    }
    let lacking = judged.compilation.errors.filter { $0.id == "type_does_not_conform" }
      .compactMap(\.text.quotedParts.last)
    let faulty = speaksOfCombine ? [] : faultyLines(of: judged)
    return Set(
      uses.filter { use in
        isRefused(use) || isBareCall(use, refusedIn: judged) || lacking.contains(use.name)
          || known.module(declaring: use.name) == "Combine"
            && faulty.contains { $0.identifiers.contains(use.name) }
      }
      .map(\.name)
    )
    .sorted()
  }

  /// The lines of a snippet on which the compiler finds errors.
  private func faultyLines(of judged: Attempt) -> [String] {
    let code = items.snippets[judged.draft.subject].source.split(
      separator: "\n",
      omittingEmptySubsequences: false
    )
    return judged.compilation.errors.compactMap { error in
      guard case .subject(let line) = judged.origin(of: error), line <= code.count else {
        return nil
      }
      return String(code[line - 1])
    }
  }

  /// Whether the article says that names of publishers are Combine's, be it by what it does with them.
  private var speaksOfCombine: Bool {
    String(decoding: article.source.bytes, as: UTF8.self).holdsAny(of: Self.combineSigns)
  }

  private static let combineSigns = [
    "Combine", "Publisher", "publisher", "Subscriber", "Subject", "AnyCancellable", "promise",
    ".sink",
    ".assign(to", ".store(in", ".receive(on", ".subscribe(", "eraseTo", "@Published",
  ]

  /// Whether a type is called without arguments, `Canvas()`, where a framework's type of that name needs some.
  private func isBareCall(_ use: Use, refusedIn judged: Attempt) -> Bool {
    guard case .call(let call) = use.role, call.labels.isEmpty, call.trailingClosures.isEmpty else {
      return false
    }
    let missing = judged.compilation.errors.filter { $0.id?.hasPrefix("missing_argument") == true }
    return !judged.errors(missing, inCallsOf: [use.name]).isEmpty
  }

  /// Whether nothing that the frameworks have of a name can be used so, and no label of a call is nearly one
  /// of theirs.
  private func isRefused(_ use: Use) -> Bool {
    if case .call(let call) = use.role {
      let forms = known.overloads(of: use.name)
      let labels = forms.flatMap(\.labels)
      let unknown = call.labels.filter { $0 != "_" && !labels.contains($0) }
      let isMisnamed = unknown.contains { label in
        labels.contains { OverloadGap.isMisnamed($0, label) }
      }
      if !unknown.isEmpty, !forms.contains(where: { $0.takes(call) }) { return !isMisnamed }
    }
    return known.refuses(use)
  }
}
