/// Finds the errors of code with names that are declared nowhere which no declaration of these would
/// take away.
struct CertainMistakes {
  let api: APIGap
  /// What the modules lack of the program with such names taken to exist.
  let gaps: OverloadGap
  let items: ArticleItems
  /// Whether the article is about changes of the language, whose calls had other labels once.
  let isProposal: Bool

  /// The errors in the snippet itself, given the program with such names taken to exist.
  func list(in assuming: Attempt) -> [CompilerMessage] {
    let errors = assuming.compilation.errors.filter {
      if case .subject = assuming.origin(of: $0) { true } else { false }
    }
    let shown = ShownMistakes(items: items, known: api.known, assuming: assuming)
    // These name the unknown type itself, and no part that is not shown changes them.
    let forgotten = errors.filter { shown.forgetsOptional($0) || shown.endsOpen($0) }
    return misspeltMembers(errors, assuming) + misspeltOwnMembers(errors, assuming)
      + errors.filter {
        gaps.correction(for: $0) != nil || gaps.isMisplaced($0) || gaps.isRefused($0)
          || gaps.takesOtherParameters($0) && isOfKnown($0, assuming.draft)
      }
      + (isProposal
        ? []
        : misnamedLabels(errors, assuming, shown.limits) + misspeltLabels(errors, assuming))
      + errors.filter {
        (Self.ids.contains($0.id) || isOutdated($0) || Self.mayFail($0)
          || Self.isUntriedLoop($0, assuming)
          || Self.isTypeOnly($0, assuming)
          || shown.contains($0))
          && isOfKnown($0, assuming.draft) && !Self.passesOnThrows($0, assuming)
      } + forgotten
  }

  /// The name that a mistake's name was probably meant to be.
  func correction(for error: CompilerMessage, in assuming: Attempt) -> String? {
    api.correction(for: error) ?? api.currentName(for: error, in: assuming)
      ?? gaps.correction(for: error)
      ?? (error.missingMember == nil
        ? nil
        : NearMiss(items: items, draft: assuming.draft, known: api.known).correction(for: error))
  }

  /// A property itself stands where its binding is wanted, `text: name`; an initialiser leaves
  /// properties without values; an `if` is no builder's, and its branches are of two types; a condition
  /// assigns; what throws is called without `try`; something is assigned to itself; a
  /// structure is to conform to a protocol of classes; a computed property has no type; `@available`
  /// names no platform where one must stand; what is thrown is no error; a constant has a wrapper; a
  /// pattern casts by `as!`.
  private static let ids: Set<String?> = [
    "incorrect_property_wrapper_reference", "return_from_init_without_initing_stored_properties",
    "single_value_stmt_branches_mismatch", "expected_binding_keyword",
    "throwing_call_without_try", "self_assignment_prop", "self_assignment_var",
    "non_class_cannot_conform_to_class_protocol", "computed_property_missing_type",
    "attr_availability_expected_option", "cannot_convert_thrown_type", "property_wrapper_let",
    "use_of_equal_instead_of_equality", "force_cast_in_type_casting_pattern",
  ]

  /// Whether an error is about what Swift had once, and nobody says that the code is as old.
  private func isOutdated(_ error: CompilerMessage) -> Bool {
    !api.isFormer && LanguageLimit.isOutdated(error, declared: api.declared)
  }

  /// Whether the type of a list or an optional one stands where a value is meant, `var names = [String]`;
  /// other types stand there where what a call takes is listed: `Toast(title: String)`.
  private static func isTypeOnly(_ error: CompilerMessage, _ assuming: Attempt) -> Bool {
    guard error.isTypeForValue, let line = assuming.program.line(error.line) else { return false }
    let (before, behind) = line.parts(atColumn: error.column)
    return behind.hasPrefix("[") || before.hasSuffix(" = ") && behind.hasSuffix("?")
  }

  /// Whether what is called on a publisher that may fail is for such as do not: `sink(receiveValue:)`.
  private static func mayFail(_ error: CompilerMessage) -> Bool {
    error.id == "types_not_equal_in_decl_ref" && error.text.hasSuffix("'Never' be equivalent")
  }

  /// Whether a loop waits for values that may throw, without `try`.
  private static func isUntriedLoop(_ error: CompilerMessage, _ assuming: Attempt) -> Bool {
    error.id == "throwing_call_unhandled"
      && assuming.program.line(error.line)?.contains("for await ") == true
  }

  /// Whether a call throws only what a function that is handed over by its name does, such as one that
  /// nobody shows.
  private static func passesOnThrows(_ error: CompilerMessage, _ assuming: Attempt) -> Bool {
    error.id == "throwing_call_without_try"
      && error.notes.contains { note in
        let line = assuming.program.line(note.line)
        return note.text.contains("'rethrows'")
          && line?.parts(atColumn: note.column).behind.hasPrefix("{") != true
      }
  }

  /// Whether an error names no type that stands in for an unknown one.
  private func isOfKnown(_ error: CompilerMessage, _ draft: Draft) -> Bool {
    Set(draft.standIns.map(\.name) + [UnknownType.name])
      .isDisjoint(with: error.text.quotedParts.flatMap(\.identifiers))
  }

  /// Misspelt members of the article's types.
  private func misspeltOwnMembers(
    _ errors: [CompilerMessage],
    _ assuming: Attempt
  ) -> [CompilerMessage] {
    let misses = NearMiss(items: items, draft: assuming.draft, known: api.known)
    return errors.filter {
      $0.missingMember.map { items.topLevelNames.contains($0.type) } ?? false
        && misses.correction(for: $0) != nil
    }
  }

  /// Misspelt members of a library's types.
  private func misspeltMembers(
    _ errors: [CompilerMessage],
    _ assuming: Attempt
  ) -> [CompilerMessage] {
    let draft = assuming.draft
    let open = UnknownType.usualResults + draft.memberTypes + draft.standIns.compactMap(\.result)
    let assumed = Set((open + draft.standIns.map(\.name)).flatMap(\.identifiers))
    return errors.filter { error in
      guard let missing = error.missingMember else { return false }
      if api.currentName(for: error, in: assuming) != nil { return true }
      // What is published changes none of a publisher's members.
      if let own = members(ofPublisher: String(missing.type.prefix { $0 != "<" })) {
        return !own.contains(missing.name)
          && EditDistance.nearest(to: missing.name, in: own) != nil
      }
      if assumed.isDisjoint(with: missing.type.identifiers) || assuming.isOfShownValue(error) {
        return api.correction(for: error) != nil
      }
      return APIGap.generic(missing.type) != nil && api.isMisspelt(missing.name, of: missing.type)
    }
  }

  /// The members of a type of publishers; nothing for any other type.
  private func members(ofPublisher type: String) -> Set<String>? {
    let declarations = api.known.declarations
    guard let name = type.split(separator: ".").last.map(String.init),
      api.declared.isDisjoint(with: type.identifiers)
    else { return nil }
    let members = declarations.allMembers(of: name)
    let isPublisher =
      type.hasPrefix("Publishers.") || name == "Publisher" || members.contains("sink")
    return isPublisher ? members.union(declarations.members(of: "Publisher")) : nil
  }

  /// Calls of a library's functions with a label that none of them has and that is nearly one of theirs, and all
  /// calls with wrong labels of what is only declared.
  private func misspeltLabels(
    _ errors: [CompilerMessage],
    _ assuming: Attempt
  ) -> [CompilerMessage] {
    let labels = errors.filter {
      $0.id?.hasSuffix("_argument_labels") ?? false || $0.id == "cannot_call_non_function_value"
    }
    let own = api.declared.union(assuming.draft.standIns.map(\.name))
    return zip(labels, assuming.sites(of: labels)).filter { _, site in
      guard let called = site.calls.first, !own.contains(called.name) else { return false }
      if assuming.labels(ofDeclared: called.name) != nil { return true }
      let forms = Set(api.known.overloads(of: called.name).flatMap(\.labels))
      return called.call.labels.contains {
        $0 != "_" && !forms.contains($0) && EditDistance.nearest(to: $0, in: forms) != nil
      }
    }.map(\.0)
  }

  /// Calls of the snippet's own functions with labels that these do not have, and of the closures that
  /// it gets with arguments which these do not take.
  private func misnamedLabels(
    _ errors: [CompilerMessage],
    _ assuming: Attempt,
    _ limits: Limits
  ) -> [CompilerMessage] {
    let labels = errors.filter { $0.id?.hasSuffix("_argument_labels") ?? false }
    let arguments = errors.filter { $0.id == "extra_argument_to_nullary_call" }
    guard !(labels + arguments).isEmpty else { return [] }
    let own = items.items[assuming.draft.subject].map(\.item)
    let functions = own.reduce(into: Set<String>()) { $0.formUnion($1.members.union($1.declares)) }
    // A function may have overloads in a part that is not shown.
    let closures = own.reduce(into: Set<String>()) { $0.formUnion($1.bound) }
      .subtracting(functions)
    let wrong =
      assuming.errors(labels, inCallsOf: functions)
      + assuming.errors(arguments, inCallsOf: closures)
    return wrong.filter { limits.reason(for: $0, in: assuming) == nil }
  }
}
