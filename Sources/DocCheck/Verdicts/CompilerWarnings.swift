/// Tells the author what the compiler warns of in code that compiles.
///
/// A warning that follows from what doccheck assumes, or from what the article leaves out, is not told.
struct CompilerWarnings {
  let snippet: Snippet
  let places: SnippetPlaces
  /// The program that compiles.
  let attempt: Attempt

  /// The findings about the warnings, in the order of the code.
  var findings: [Finding] {
    guard !attempt.compilation.warnings.isEmpty else { return [] }
    let tokens = TokenFinder(snippet.source)
    return attempt.compilation.warnings.compactMap { warning in
      guard let line = attempt.subjectLine(of: warning), let id = warning.id,
        !isAnnounced(near: line), isOfAuthor(id, warning, on: line, tokens)
      else { return nil }
      let isDeprecation = Self.deprecations.contains(id)
      return Finding(
        isDeprecation ? .deprecatedAPI : .compilerWarning,
        at: places.span(of: warning, in: attempt),
        isDeprecation ? Self.deprecation(warning.text) : warning.text.forAuthors,
        snippet: snippet.id
      )
    }
  }

  /// Whether nothing but the author's own code causes a warning.
  private func isOfAuthor(
    _ id: String,
    _ warning: CompilerMessage,
    on line: Int,
    _ tokens: TokenFinder
  ) -> Bool {
    if Self.deprecations.contains(id) { return isDeprecated(warning) }
    guard attempt.draft.assumed.isEmpty, !attempt.draft.separatesVariants else { return false }
    let isOfLaterMode = warning.text.contains("Swift 6 language mode") && id != Self.ofModules
    if isOfLaterMode || Self.ofUse.contains(where: id.contains) {
      // A fragment goes on elsewhere; a whole function does not.
      let body = tokens.read(line: line, column: warning.column, EnclosingFunction.bytes)
      guard let body, !snippet.parsed.leavesOut(in: body) else { return false }
      return !isOfLaterMode || isAlone
    }
    return isAlone && Self.certain.contains(id)
  }

  /// Whether a name is deprecated whatever the values are that the article does not show, and the author
  /// does not say so already.
  private func isDeprecated(_ warning: CompilerMessage) -> Bool {
    guard !snippet.isFormer, !snippet.isVariant, let name = warning.text.firstQuoted else {
      return false
    }
    // Which of several functions of a name is called may depend on what is assumed.
    return attempt.draft.assumed.isEmpty || APINames.known.value.isDeprecated(name.leadingName)
  }

  /// Whether the code needs nothing of other snippets, and nothing of it is left out.
  private var isAlone: Bool {
    attempt.draft.context.isEmpty && attempt.draft.wrapping == .none
      && !attempt.draft.isOnMainActor && snippet.parsed.holes.isEmpty
      && snippet.parsed.elisions.isEmpty
  }

  /// Whether a comment beside the line, or on the one above, speaks of the warning.
  private func isAnnounced(near line: Int) -> Bool {
    [line - 1, line].compactMap(places.line).contains { text in
      text.firstRange(of: "//").map { text[$0.lowerBound...].lowercased().contains("warning") }
        ?? false
    }
  }

  /// What is said of a deprecated name: `'f' is deprecated since iOS 17.0; use g`.
  private static func deprecation(_ text: String) -> String {
    text.forAuthors.replacing(" is deprecated: since ", with: " is deprecated since ")
  }

  /// The compiler's names for warnings about deprecated declarations.
  private static let deprecations: Set<String> = [
    "availability_deprecated", "availability_deprecated_rename",
  ]

  /// The warning about a conformance of what the article shows as a part of other modules.
  private static let ofModules = "retroactive_attr_does_not_apply"

  /// What is in the names of warnings about values that are never used or never changed.
  private static let ofUse = ["expression_unused_", "never_used", "never_mutated"]

  /// The names of warnings about what can be seen in the code alone: what is never reached, what always
  /// comes out the same, and what later language modes refuse.
  private static let certain: Set<String> = [
    "anyobject_class_inheritance_deprecated", "conditional_downcast_coercion",
    "conditional_downcast_same_type", "downcast_same_type", "downcast_to_unrelated",
    "existential_requires_any", "forced_downcast_coercion", "forced_downcast_noop",
    "guard_always_succeeds", "isa_is_always_true", "literal_conditional_downcast_to_coercion",
    "no_async_in_await", "no_throw_in_do_with_catch", "no_throw_in_try",
    "nonoptional_compare_to_nil", "optional_to_any_coercion", "recursive_accessor_reference",
    "redundant_particular_case", "redundant_particular_literal_case", "unreachable_case",
    "unreachable_code", "unreachable_code_after_stmt", "unreachable_code_branch",
    "use_of_qq_on_non_optional_value", "warn_infinite_recursive_call",
  ]
}
