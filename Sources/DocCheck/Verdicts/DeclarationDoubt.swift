/// Tells which errors are certain in code that uses modules of which there are only declarations: those that
/// would stay if the declarations were complete.
struct DeclarationDoubt {
  private let known: KnownNames
  private let items: ArticleItems
  private let modules: [String]
  /// The names of the modules of which there are only declarations.
  private let declared: Set<String>
  /// Whether there are modules that are here in part.
  private let hasAdditions: Bool

  /// - Parameters:
  ///   - modules: the modules that the program imports and of which there are only declarations, or more of them
  ///     than code.
  ///   - known: what the modules that are here declare.
  ///   - items: what the article declares.
  init(modules: [String], known: KnownNames, items: ArticleItems) {
    (self.modules, self.known, self.items) = (modules, known, items)
    let frameworks = modules.filter { !ModuleAdditions.extended.contains($0) }
    declared = frameworks.reduce(into: []) { $0.formUnion(ModuleNames.names(of: $1)) }
    hasAdditions = frameworks.count < modules.count
  }

  /// The errors that are certain.
  ///
  /// - Parameter misspelt: those about misspelt names.
  func certain(in attempt: Attempt, misspelt: [CompilerMessage]) -> [CompilerMessage] {
    let errors = attempt.compilation.errors
    let calls = DeclaredCalls(known: known, items: items, modules: modules)
    return zip(errors, attempt.sites(of: errors)).filter { error, site in
      misspelt.contains(error) || APIMembers.lacksRequirement(error) || Self.isSlip(error)
        || isIndependent(error, site, attempt) || isUnshown(error) || miscountsGenerics(error)
        || Self.lacksBinding(error) || calls.isCertain(error, at: site)
    }.map(\.0)
  }

  /// The errors that are slips whatever the values are which the article does not show.
  static func slips(in attempt: Attempt) -> [CompilerMessage] {
    attempt.compilation.errors.filter { isSlip($0) && !ofOptionals.contains($0.id) }
  }

  /// Whether an error is about what a declaration says by itself: that a subclass overrides it, that a call throws
  /// or waits, that a value may be missing, what labels are called and in which order they stand.
  private static func isSlip(_ error: CompilerMessage) -> Bool {
    error.id == "missing_override" || effects.contains(error.id) || ofOptionals.contains(error.id)
      || hasMisspeltLabel(error)
      || lacksWait(error) || lacksConformance(error) || isOfOtherArguments(error)
  }

  /// Whether values that come one by one are looped over without waiting.
  private static func lacksWait(_ error: CompilerMessage) -> Bool {
    guard error.id == "foreach_sequence_does_not_conform_to_expected_protocol",
      error.text.quotedParts.last == "Sequence", let type = error.text.firstQuoted
    else { return false }
    return APIMembers.known.value.conforms(type, to: "AsyncSequence")
  }

  /// Whether a type inside of another one is what a protocol asks for, but for a protocol of the standard
  /// library's.
  private static func lacksConformance(_ error: CompilerMessage) -> Bool {
    error.id == "type_does_not_conform"
      && error.notes.contains { note in
        note.text.hasPrefix("possibly intended match")
          && ["Codable", "Decodable", "Encodable", "Equatable", "Hashable", "Sendable"]
            .contains(note.text.quotedParts.last)
      }
  }

  /// Whether a value is of the same generic type as the one asked for, with other arguments.
  private static func isOfOtherArguments(_ error: CompilerMessage) -> Bool {
    let types = error.text.quotedParts
    guard error.id?.hasPrefix("cannot_convert") == true, types.count == 2, types[0] != types[1],
      let base = APIGap.generic(types[0])
    else { return false }
    return base == APIGap.generic(types[1]) && !types.joined().contains("_")
  }

  private static let effects: Set<String?> = [
    "argument_out_of_order_named_named", "argument_out_of_order_named_unnamed",
    "argument_out_of_order_unnamed_named", "async_expr_without_await", "async_in_nonasync_function",
    "throwing_call_without_try", "tryless_throwing_call_unhandled",
  ]

  private static let ofOptionals: Set<String?> = [
    "optional_base_not_unwrapped", "optional_not_unwrapped",
  ]

  /// Whether one label of a call is nearly what the only function of its name asks for.
  private static func hasMisspeltLabel(_ error: CompilerMessage) -> Bool {
    guard error.id == "wrong_argument_labels" else { return false }
    let labels = error.text.quotedParts.map { $0.split(separator: ":").map(String.init) }
    guard labels.count == 2, labels[0].count == labels[1].count else { return false }
    let others = zip(labels[0], labels[1]).filter { $0 != $1 }
    return others.count == 1 && others.allSatisfy { MisspeltLabel.isNear($0, $1) }
  }

  /// Whether a value is handed over where a binding to one of its type is wanted.
  private static func lacksBinding(_ error: CompilerMessage) -> Bool {
    let types = error.text.quotedParts.suffix(2)
    return error.lacksBinding
      || error.id == "incorrect_property_wrapper_reference" && types.count == 2
        && types.last == "Binding<\(types.first ?? "")>"
  }

  /// Whether an error misses a name that none of the modules has at the top level.
  private func isUnshown(_ error: CompilerMessage) -> Bool {
    error.missingName.map { FrameworkNames.known.value.module(declaring: $0) == nil } ?? false
  }

  /// Whether a generic type of the standard library is given too few or too many arguments.
  private func miscountsGenerics(_ error: CompilerMessage) -> Bool {
    error.id == "type_parameter_count_mismatch"
      && error.text.firstQuoted.map(known.standard.declares) == true
  }

  /// Whether nothing that an error speaks of, or is found in, is of these modules.
  private func isIndependent(
    _ error: CompilerMessage,
    _ site: CodeSite,
    _ attempt: Attempt
  ) -> Bool {
    guard !error.isEcho, !Self.vague.contains(error.id) else { return false }
    let place = attempt.program.line(error.line)?.parts(atColumn: error.column).behind
    let around = [site.calls.first?.name, place?.identifiers.first].compactMap(\.self)
    let missing = error.missingMember.map { [$0.type] }
    let named = (missing ?? error.text.quotedParts + around).flatMap(\.identifiers)
    return !named.contains(where: mayBeOfModules)
  }

  /// Errors of which the compiler does not know the cause, or in which it names any one of several.
  private static let vague: Set<String?> = [
    "ambiguous_decl_ref", "ambiguous_member", "failed_to_produce_diagnostic",
    "no_candidates_match_result_type", "no_overloads_match_exactly_in_call",
    "type_of_expression_is_ambiguous", "unbound_generic_parameter", Compiler.givenUp,
  ]

  /// Whether a name is one that the modules have, and of those that are here in part, what is not here.
  private func mayBeOfModules(_ name: String) -> Bool {
    declared.contains(name) || hasAdditions && APINames.known.value.has(name) && !isHere(name)
  }

  private func isHere(_ name: String) -> Bool {
    known.declares(name) || known.members.contains(name) || known.standard.hasMember(name)
  }
}
