/// Imports modules of which there are only declarations: what doccheck's own modules lack of Apple's, where code
/// uses it, and the frameworks whose types code without import lines names.
///
/// Only code gets them that then compiles but for names which the article leaves out: what they declare
/// cannot be run.
struct DeclarationsRepair: Repair {
  let limit = 1
  let items: ArticleItems
  let known: KnownNames

  func drafts(after attempt: Attempt, linker: Linker) -> [Draft] {
    var draft = attempt.draft
    let written = linker.items.snippets[draft.subject].imports
    let frameworks = written.isEmpty ? frameworks(lackedBy: attempt) : []
    let inherits = linker.items.items(of: draft).contains {
      $0.kind == .typeExtension || $0.inherited.contains(where: linker.known.isClass)
    }
    let names = APINames.known.value
    let keys = UnknownKey.list(in: attempt, linker.items, linker.known)
    // The attributes of a text are found through one subscript, whose module alone says which there are.
    let lacksAttribute =
      linker.items.snippets[draft.subject].shape != .modifierChain
      && attempt.compilation.errors.contains { error in
        error.lacksBase && error.text.firstQuoted.map { names.has($0) } ?? false
      }
    let lacksType = attempt.missingNames.contains {
      $0.hasPrefix("UI") && names.module(declaring: $0) == "UIKit"
    }
    if lacksAttribute || lacksType, written.isEmpty { draft.importViews() }
    let isUnavailable = attempt.compilation.errors.contains(where: names.isUnavailable)
    let lacks =
      isUnavailable || lacksAttribute || keys.contains { names.has($0.name) }
      || attempt.compilation.errors.contains { error in
        names.mayExplain(error, in: attempt, inherits: inherits)
      }
    let imports = Set(written + draft.unwrittenImports + frameworks)
    // With Foundation alone code may be for Linux, where it lacks what only other modules of Apple's have.
    let isOfFoundation =
      isUnavailable
      || imports.contains("Foundation")
        && attempt.compilation.errors.allSatisfy { names.isOfFoundation($0, in: attempt) }
    let additions =
      ModuleAdditions.names(for: imports)
      + (isOfFoundation ? [ModuleAdditions.name(for: "Foundation")] : [])
    let found = frameworks + (lacks || !frameworks.isEmpty ? Set(additions).sorted() : [])
    draft.declarations += found.filter { !draft.declarations.contains($0) }
    return draft.declarations == attempt.draft.declarations ? [] : [draft]
  }

  /// The frameworks that declare missing names, or give views the members that the compiler misses.
  private func frameworks(lackedBy attempt: Attempt) -> [String] {
    let members = attempt.compilation.errors.compactMap(\.missingMember?.name)
    let ofViews = members.compactMap(APIMembers.known.value.module(givingViews:))
      .filter { !attempt.draft.declarations.contains($0) }
    let used = items.items(of: attempt.draft).map(\.usedMembers)
    let named = FrameworkNames.known.value.frameworks(
      perhapsMeantBy: attempt.missingNames,
      using: used.reduce(into: []) { $0.formUnion($1) }
    )
    return Set(named + ofViews).sorted()
  }

  /// Declarations help only where all that they have to do with is right.
  func isBetter(_ attempt: Attempt, than base: Attempt) -> Bool {
    guard attempt.compilation.ending == .refused else { return attempt.isClean }
    let contradicted = Set(
      attempt.compilation.errors.filter { Self.contradicts($0, attempt) }.map(\.line)
    )
    // What a wrong member is of, the compiler cannot infer.
    let errors = attempt.compilation.errors.filter {
      $0.id != "unbound_generic_parameter" || !contradicted.contains($0.line)
    }
    let infersFramework = attempt.draft.declarations.contains {
      ModuleAdditions.extended(by: $0) == nil
    }
    // In a closure the compiler tells one error after the other.
    let takesErrorsAway =
      errors.count < base.compilation.errors.count
      || Set(errors.map(\.text)).isDisjoint(with: base.compilation.errors.map(\.text))
    // What the compiler cannot tell for lack of a name says nothing.
    return (infersFramework || takesErrorsAway)
      && errors.contains { isUnshown($0) || Self.contradicts($0, attempt) }
      && errors.allSatisfy {
        isUnshown($0) || $0.isEcho || $0.isUnexplained || Self.contradicts($0, attempt)
          || $0.missingMember.map { $0.type.identifiers.contains(where: known.declares) } ?? false
      }
      && Set(errors.compactMap(\.missingName)).isSubset(of: base.missingNames)
      && errors.count <= base.compilation.errors.count
  }

  /// Whether code uses what is declared in a way that nothing which is not shown could make right: a member
  /// that a type lacks, or what a protocol asks for.
  static func isContradicted(by attempt: Attempt) -> Bool {
    attempt.compilation.errors.contains { contradicts($0, attempt) }
  }

  private static func contradicts(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    let lacking =
      error.missingMember?.type ?? error.missingMemberType?.type
      ?? (error.id == "type_does_not_conform" ? error.text.quotedParts.last : nil)
    return (lacking?.identifiers ?? []).contains { name in
      FrameworkNames.known.value.module(declaring: name)
        .map(attempt.draft.declarations.contains) ?? false
    }
  }

  /// Whether an error is about a name that nothing declares, or a member that a type of the article does not
  /// show.
  private func isUnshown(_ error: CompilerMessage) -> Bool {
    error.missingName != nil
      || error.missingMember.map { items.topLevelNames.contains($0.type) } ?? false
  }
}
