/// Tells which errors are certain in code that uses modules of which there are only declarations: those that
/// would stay if the declarations were complete.
struct DeclarationDoubt {
  private let known: KnownNames
  /// The names of the modules of which there are only declarations.
  private let declared: Set<String>
  /// Whether there are modules that are here in part.
  private let hasAdditions: Bool
  /// Whether all modules are declared but for a few of their declarations.
  private let isNearlyWhole: Bool

  /// - Parameters:
  ///   - modules: the modules that the program imports and of which there are only declarations, or more of them
  ///     than code.
  ///   - known: what the modules that are here declare.
  init(modules: [String], known: KnownNames) {
    self.known = known
    let frameworks = modules.filter { !ModuleAdditions.extended.contains($0) }
    declared = frameworks.reduce(into: []) { $0.formUnion(ModuleNames.names(of: $1)) }
    hasAdditions = frameworks.count < modules.count
    let facts = try? APIFacts.embedded.value.get()
    isNearlyWhole = frameworks.allSatisfy { facts?.isNearlyWhole($0) ?? false }
  }

  /// The errors that are certain: all but those that may be about a name which the facts lack.
  ///
  /// - Parameter misspelt: those about misspelt names.
  func certain(in attempt: Attempt, misspelt: [CompilerMessage]) -> [CompilerMessage] {
    let errors = attempt.compilation.errors
    return zip(errors, attempt.sites(of: errors)).filter { error, site in
      misspelt.contains(error) || isIndependent(error, site, attempt) || isUnshown(error)
        || isNearlyWhole && !error.isEcho && !Self.vague.contains(error.id)
          && error.missingMember == nil && error.missingName == nil
    }.map(\.0)
  }

  /// Whether an error misses a name that none of the modules has at the top level.
  private func isUnshown(_ error: CompilerMessage) -> Bool {
    error.missingName.map { FrameworkNames.known.value.module(declaring: $0) == nil } ?? false
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
