/// Mistakes that no declaration of what is not shown could take away.
extension ShownMistakes {
  /// Whether an error is about the form of what the snippet shows, whatever the unknown names in it are.
  func standsAlone(_ error: CompilerMessage) -> Bool {
    Self.forms.contains(error.id) || error.isOfMacro || isLiteralMismatch(error)
      || changesParameter(error) || isOutOfReach(error) || forgetsEffect(error)
      || isCalledWrongly(error) || lacksCases(error) || reachesIntoActor(error)
      || returnsNothing(error) || isElement(error) || lacksBinding(error)
  }

  /// An extension stores something; a protocol's method has a body; a `switch` has no cases; a condition
  /// binds an expression instead of a name.
  static let forms: Set<String?> = [
    "empty_switch_stmt", "extension_stored_property", "protocol_method_with_body",
    "conditional_var_valid_identifiers_only", "iflet_pattern_matching",
  ]

  /// Whether a literal is to be of a type that is written out and that it cannot be of.
  private func isLiteralMismatch(_ error: CompilerMessage) -> Bool {
    let isWritten =
      error.text.contains(" to specified type ") || error.text.contains(" to return type ")
    guard isWritten, error.text.quotedParts.allSatisfy(Self.literalTypes.contains),
      let value = assuming.program.line(error.line)?.parts(atColumn: error.column).behind
    else { return false }
    return value.first.map { $0 == "\"" || $0.isNumber } ?? false || value.hasPrefix("true")
      || value.hasPrefix("false")
  }

  /// The standard types that literals are of without further words.
  static let literalTypes: Set<String> = ["Bool", "Double", "Int", "String"]

  /// Whether a function gives one of its parameters another value.
  private func changesParameter(_ error: CompilerMessage) -> Bool {
    guard error.id == "assignment_lhs_is_immutable_variable", !error.text.hasSuffix("is a method"),
      let name = error.text.quotedParts.first, case .subject(let line) = assuming.origin(of: error)
    else { return false }
    return items.items[assuming.draft.subject].contains { linked in
      linked.item.kind == .function && linked.lines.contains(line)
        && linked.head.contains("\(name):")
    }
  }

  /// Whether a member is used outside of the type which the snippet lets nobody else use it.
  private func isOutOfReach(_ error: CompilerMessage) -> Bool {
    if error.id == "init_candidate_inaccessible" {
      return error.notes.contains { assuming.subjectLine(of: $0) != nil }
    }
    guard error.id == "candidate_inaccessible", let name = error.text.firstQuoted else {
      return false
    }
    return items.items[assuming.draft.subject].contains {
      $0.item.kind == .type && $0.item.members.contains(name)
    }
  }

  /// Whether a function of the snippet's that throws or waits is called without `try` or from one that
  /// does not wait.
  private func forgetsEffect(_ error: CompilerMessage) -> Bool {
    let effects: [String?: String] = [
      "async_in_nonasync_function": " async", "tryless_throwing_call_unhandled": " throws",
    ]
    guard let effect = effects[error.id],
      let name = assuming.sites(of: [error]).first?.calls.first?.name
    else { return false }
    let functions = items.items.joined().filter { $0.item.declares.contains(name) }
    return functions.contains { $0.reference.snippet == assuming.draft.subject }
      && functions.allSatisfy {
        $0.item.kind == .function && $0.head.contains(effect)
      }
  }

  /// Whether a type or a function that the article shows once, and whole, is called with too few arguments
  /// or with other labels.
  private func isCalledWrongly(_ error: CompilerMessage) -> Bool {
    let isCount =
      error.id?.hasPrefix("missing_argument") == true
      || error.id == "extra_argument_to_nullary_call"
    guard isCount || error.id?.hasSuffix("_argument_labels") == true,
      let site = assuming.sites(of: [error]).first?.calls.first, !site.isMember,
      !assuming.draft.standIns.contains(where: { $0.kind == .wrapper }),
      // A call that the error begins with is itself the argument which another one cannot take.
      assuming.program.line(error.line)?.parts(atColumn: error.column).behind.hasPrefix(site.name)
        == false,
      let shown = onlyDeclaration(of: site.name)
    else { return false }
    if shown.item.kind == .function { return true }
    // A type may inherit initialisers of a class, or of a protocol's extension.
    return (shown.item.isStructure || shown.item.isClass)
      && shown.item.inherited.allSatisfy {
        known.declares($0) && !known.isClass($0) && !items.topLevelNames.contains($0)
      }
  }

  /// What the article declares under a name, if it does so once, without leaving anything out, and not after
  /// the snippet.
  func onlyDeclaration(of name: String) -> LinkedItem? {
    let subject = assuming.draft.subject
    let all = items.items.joined().filter {
      $0.item.declares.contains(name) || $0.item.members.contains(name)
    }
    guard all.count == 1, let shown = all.first, shown.item.declares.contains(name), isPlain(shown),
      shown.reference.snippet <= subject, !shown.item.lacksBody, !known.declares(name),
      !items.mayDeclare(name),
      !items.elidedTypes(seenBy: subject).contains(name)
    else { return nil }
    return shown
  }

  /// Whether a `switch` lacks cases of an enumeration that the article shows once, and whole.
  private func lacksCases(_ error: CompilerMessage) -> Bool {
    let patterns = error.notes.filter { $0.text.hasPrefix("add missing case") }
      .compactMap { $0.text.firstQuoted?.identifiers }
    let missing = patterns.compactMap(\.first)
    guard error.id == "non_exhaustive_switch", !missing.isEmpty else { return false }
    return Set(patterns.joined()).isSubset(of: ["true", "false"])
      || lacksLibraryCases(missing, error)
      || items.items.joined().contains { linked in
        linked.item.isEnumeration && linked.item.members.isSuperset(of: missing)
          && linked.item.declares.allSatisfy { onlyDeclaration(of: $0) != nil }
      }
  }

  /// Whether a `switch` lacks cases of an enumeration of a library's some of whose cases it has.
  private func lacksLibraryCases(_ missing: [String], _ error: CompilerMessage) -> Bool {
    let owners = missing.map { name in
      Set(known.declarations[name].filter { $0.keyword == "case" }.compactMap(\.owner))
    }
    let common = owners.dropFirst().reduce(owners[0]) { $0.intersection($1) }
    let handled = items.items(of: assuming.draft).flatMap(\.casePatterns)
      .flatMap { $0.cases.keys }
    return assuming.draft.standIns.allSatisfy { $0.kind != .enumeration }
      && common.contains { owner in
        !items.topLevelNames.contains(owner)
          && handled.contains { known.declarations.members(of: owner).contains($0) }
      }
  }

  /// Whether something of an actor that the article shows is used from outside without waiting.
  private func reachesIntoActor(_ error: CompilerMessage) -> Bool {
    guard error.id?.hasPrefix("actor_isolated") == true,
      let name = error.text.firstQuoted?.identifiers.first
    else { return false }
    let owners = items.items.joined().filter { $0.item.members.contains(name) }
    return !owners.isEmpty
      && owners.allSatisfy { $0.head.contains("actor ") }
  }
}
