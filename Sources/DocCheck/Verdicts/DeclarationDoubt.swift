/// Tells which errors of code say something although it uses modules of which there are only declarations:
/// those that nothing which these modules may lack could take away.
struct DeclarationDoubt {
  /// The modules that the program imports and of which there are only declarations.
  let modules: [String]
  let known: KnownNames

  /// The errors that say something about the code.
  ///
  /// - Parameter misspelt: those about misspelt names.
  func certain(in attempt: Attempt, misspelt: [CompilerMessage]) -> [CompilerMessage] {
    let errors = attempt.compilation.errors
    return zip(errors, attempt.sites(of: errors)).filter { error, site in
      misspelt.contains(error) || APIMembers.lacksRequirement(error) || Self.isSlip(error)
        || isIndependent(error, site, attempt)
    }.map(\.0)
  }

  /// Whether an error is about what a declaration says by itself: that a call throws or waits, that a value may
  /// be missing, or what a label is called.
  private static func isSlip(_ error: CompilerMessage) -> Bool {
    effects.contains(error.id) || hasMisspeltLabel(error)
  }

  private static let effects: Set<String?> = [
    "async_expr_without_await", "async_in_nonasync_function", "optional_base_not_unwrapped",
    "optional_not_unwrapped", "throwing_call_without_try", "tryless_throwing_call_unhandled",
  ]

  /// Whether one label of a call is nearly what the only function of its name asks for.
  private static func hasMisspeltLabel(_ error: CompilerMessage) -> Bool {
    guard error.id == "wrong_argument_labels" else { return false }
    let labels = error.text.quotedParts.map { $0.split(separator: ":").map(String.init) }
    guard labels.count == 2, labels[0].count == labels[1].count else { return false }
    let others = zip(labels[0], labels[1]).filter { $0 != $1 }
    return others.count == 1 && others.allSatisfy { MisspeltLabel.isNear($0, $1) }
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
    modules.contains { module in
      ModuleAdditions.extended.contains(module)
        ? APINames.known.value.has(name) && !isHere(name)
        : ModuleNames.names(of: module).contains(name)
    }
  }

  private func isHere(_ name: String) -> Bool {
    known.declares(name) || known.members.contains(name) || known.standard.hasMember(name)
  }
}
