/// Finds the errors of code with names that are declared nowhere which stay when these are taken to
/// exist.
struct IndependentMistakes {
  let items: ArticleItems
  let known: KnownNames

  /// The errors that have nothing to do with the names that are declared nowhere, nor with other
  /// snippets: nothing else is left where these names are taken to exist.
  ///
  /// - Parameters:
  ///   - errors: those of the program without these names that say something.
  ///   - attempt: that program.
  ///   - assuming: the program with these names taken to exist.
  func list(
    besideNames errors: [CompilerMessage],
    of attempt: Attempt,
    in assuming: Attempt
  ) -> [CompilerMessage] {
    let draft = assuming.draft
    let inherited = items.items[draft.subject].flatMap(\.item.uses)
      .filter { $0.role == .inherited }.map(\.name)
    guard draft.context.isEmpty, draft.wrapping.home == nil,
      Set(draft.standIns.map(\.name)).isDisjoint(with: inherited)
    else { return [] }
    return list(errors, of: attempt, in: assuming)
  }

  /// The errors that have nothing to do with names that other snippets use and that are declared nowhere.
  func list(
    _ errors: [CompilerMessage],
    of attempt: Attempt,
    in assuming: Attempt
  ) -> [CompilerMessage] {
    let draft = assuming.draft
    let assumed = Set(draft.standIns.map(\.name))
    let judged = Set(errors.map { Place($0, in: attempt) })
    let limits = Limits(items: items, subject: draft.subject, known: known)
    let left = assuming.compilation.errors
    let certain = left.filter { error in
      guard case .subject = assuming.origin(of: error), error.missingName == nil,
        limits.reason(for: error, in: assuming) == nil
      else { return false }
      // The compiler holds back what is declared twice while it does not know the types.
      if error.isRedeclaration { return assumed.isDisjoint(with: error.text.identifiers) }
      // What the compiler could not settle may be settled by what is declared nowhere.
      guard !Self.isUnsettled(error) else { return false }
      let line = assuming.program.line(error.line) ?? ""
      return judged.contains(Place(error, in: assuming))
        && assumed.isDisjoint(with: (error.text + " " + line).identifiers)
    }
    return certain.count == left.count ? certain : []
  }

  /// The errors of the snippet that have nothing to do with what does not compile in other snippets, nor with
  /// names that are declared nowhere.
  func list(apartFromOthers errors: [CompilerMessage], of attempt: Attempt) -> [CompilerMessage] {
    let draft = attempt.draft
    let broken = attempt.brokenLines
    let along = draft.context.union(draft.merged.values.joined()).union(
      [draft.wrapping.home].compactMap(\.self)
    )
    let others = along.filter { reference in
      broken[items.snippets[reference.snippet].id]?.contains(where: items[reference].lines.contains)
        ?? false
    }
    // What other files of a project declare is not read here.
    guard draft.wrapping.home.map(others.contains) != true,
      !attempt.compilation.errors.contains(where: \.isInOtherFile)
    else { return [] }
    let names = others.map { items[$0].item }.reduce(
      into: attempt.missingNames.union(draft.standIns.map(\.name))
    ) {
      $0.formUnion($1.members.union($1.declares))
      $0.formUnion([$1.extendedType].compactMap(\.self))
    }
    return errors.filter { error in
      guard case .subject = attempt.origin(of: error), error.missingName == nil,
        !Self.isUnsettled(error), !error.isUnexplained, !error.isEcho, !namesUnknownType(error)
      else { return false }
      let line = attempt.program.line(error.line) ?? ""
      return names.isDisjoint(with: (error.text + " " + line).identifiers)
    }
  }

  /// Whether an error speaks of a type or an attribute that nothing declares.
  private func namesUnknownType(_ error: CompilerMessage) -> Bool {
    error.text.identifiers.contains { name in
      name.first?.isUppercase == true && !items.declaredNames.contains(name)
        && !known.mayDeclare(name) && FrameworkNames.known.value.module(declaring: name) == nil
    }
  }

  private static func isUnsettled(_ error: CompilerMessage) -> Bool {
    error.text.contains(" a contextual type") || error.lacksBase
      || error.text.hasPrefix("no exact matches")
      || error.id == "unbound_generic_parameter"
  }

  /// What an error says, and of which line.
  private struct Place: Hashable {
    let origin: LineMap.Origin
    let text: String

    init(_ error: CompilerMessage, in attempt: Attempt) {
      origin = attempt.origin(of: error)
      text = error.text
    }
  }
}
