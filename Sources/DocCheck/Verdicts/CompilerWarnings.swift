/// Tells the author what the compiler warns of in code that compiles.
///
/// A warning that follows from what doccheck assumes, or from what the article leaves out, is not told, nor any
/// in code of which a comment says that something is wrong with it.
struct CompilerWarnings {
  let snippet: Snippet
  let places: SnippetPlaces
  /// The program that compiles.
  let attempt: Attempt

  /// The findings about the warnings, in the order of the code.
  var findings: [Finding] {
    guard !attempt.compilation.warnings.isEmpty, !isMarked else { return [] }
    let tokens = TokenFinder(snippet.source)
    let hasDeprecations = attempt.compilation.warnings.contains(where: Self.isDeprecation)
    let tellsDeprecations = hasDeprecations && !knowsOlderAPI
    let olderLines = tellsDeprecations ? [] : linesWithOlderAPI
    return attempt.compilation.warnings.compactMap { warning in
      let isDeprecation = Self.isDeprecation(warning)
      guard let line = attempt.subjectLine(of: warning), let id = warning.id,
        isDeprecation
          ? tellsDeprecations && isDeprecated(warning)
          : !olderLines.contains(line) && isOfAuthor(id, warning, on: line, tokens)
      else { return nil }
      return Finding(
        isDeprecation ? .deprecatedAPI : .compilerWarning,
        at: places.span(of: warning, in: attempt),
        isDeprecation ? Self.deprecation(warning.text) : warning.text.forAuthors,
        snippet: snippet.id
      )
    }
  }

  /// The lines that use an older API knowingly: it was another one when the code was right, and what
  /// the compiler says of the line is about what became of it.
  private var linesWithOlderAPI: Set<Int> {
    Set(attempt.compilation.warnings.filter(Self.isDeprecation).compactMap(attempt.subjectLine))
  }

  /// Whether nothing but the author's own code causes a warning.
  private func isOfAuthor(
    _ id: String,
    _ warning: CompilerMessage,
    on line: Int,
    _ tokens: TokenFinder
  ) -> Bool {
    guard attempt.draft.assumed.isEmpty, !attempt.draft.separatesVariants,
      !(id == Self.ofCall && isOfObjectiveC(warning))
    else { return false }
    // Code at the top level alone is spared before Swift 6: in any function it is an error.
    if id == Self.ofActors, warning.text.hasPrefix("actor-isolated") { return true }
    let isOfLaterMode = warning.text.contains("Swift 6 language mode") && id != Self.ofModules
    if isOfLaterMode || Self.ofUse.contains(where: id.contains) {
      // A fragment goes on elsewhere; a whole function does not.
      let body = tokens.read(line: line, column: warning.column, EnclosingFunction.bytes)
      guard let body, !snippet.parsed.leavesOut(in: body) else { return false }
      return !isOfLaterMode || isAlone
    }
    return isAlone && Self.certain.contains(id) && !isOfEmptySwitch(warning, on: line)
  }

  /// Whether a warning is about a `switch` without cases, which is how code says that there is no value.
  private func isOfEmptySwitch(_ warning: CompilerMessage, on line: Int) -> Bool {
    let code = SourceText(snippet.source).lines.dropFirst(line - 1).prefix(2).map(\.trimmingBlanks)
    return warning.id == "unreachable_code" && code.first?.hasPrefix("switch ") ?? false
      && (code.first?.hasSuffix("{}") ?? false || code.last == "}")
  }

  /// Whether a warning is about a function that is Swift's own here, and Objective-C's on Apple's systems.
  private func isOfObjectiveC(_ warning: CompilerMessage) -> Bool {
    warning.text.firstQuoted.map(APINames.known.value.isImported) ?? false
  }

  /// Whether a name is deprecated whatever the values are that the article does not show.
  private func isDeprecated(_ warning: CompilerMessage) -> Bool {
    guard let name = warning.text.firstQuoted, !isReplacement(name, of: warning) else {
      return false
    }
    // Which of several functions of a name is called may depend on what is assumed.
    return attempt.draft.assumed.isEmpty || APINames.known.value.isDeprecated(name.leadingName)
  }

  /// Whether what the code calls is what is to be used instead: an initializer that a class inherits is not its own.
  private func isReplacement(_ name: String, of warning: CompilerMessage) -> Bool {
    guard name.hasPrefix("init("),
      let type = warning.text.components(separatedBy: " use ").last?.leadingName,
      warning.text.hasSuffix(" use " + type + name.dropFirst("init".count)),
      let line = attempt.program.line(warning.line)
    else { return false }
    return line.parts(atColumn: warning.column).behind.hasPrefix(type + "(")
  }

  /// Whether the code needs nothing of other snippets, and nothing of it is left out.
  private var isAlone: Bool {
    attempt.draft.context.isEmpty && attempt.draft.wrapping == .none
      && !attempt.draft.isOnMainActor && snippet.parsed.holes.isEmpty
      && snippet.parsed.elisions.isEmpty
  }

  /// Whether a comment says that the code is wrong, or is warned of.
  private var isMarked: Bool {
    ErrorCue.list(in: snippet.parsed, code: snippet.source).contains { cue in
      cue.kind != .remark || cue.text.lowercased().holdsAny(of: Self.marks)
    }
  }

  private static let marks = [
    "warning", "wrong", "deprecat", "data race", "might race", "💥", "⚠", "🚨", "警告", "경고",
  ]

  /// Whether the author knows that the API is an older one: the article says so, is for older systems, or its
  /// package may have another version of a module.
  private var knowsOlderAPI: Bool {
    snippet.isFormer || snippet.isVariant || usesSyntaxModules
      || String(decoding: places.source.bytes, as: UTF8.self).lowercased().holdsAny(of: Self.older)
  }

  private static let older = [
    "deprecat", "@available(ios", "@available(macos", "非推奨", "弃用", "廢棄", "废弃", "지원 중단", "사용 중단",
  ]

  private var usesSyntaxModules: Bool {
    LinkedLibraries.imports(in: attempt.program.text).union(attempt.program.implicitImports)
      .contains(where: SyntaxModules.names.contains)
  }

  private static func isDeprecation(_ warning: CompilerMessage) -> Bool {
    warning.id.map(deprecations.contains) ?? false
  }

  /// What is said of a deprecated name: `'f' is deprecated since iOS 17.0; use g`.
  private static func deprecation(_ text: String) -> String {
    text.forAuthors.replacing(" is deprecated: since ", with: " is deprecated since ")
  }

  /// The compiler's names for warnings about deprecated declarations.
  private static let deprecations: Set<String> = [
    "availability_deprecated", "availability_deprecated_rename",
  ]

  /// The warning about a function's result that is not used.
  private static let ofCall = "expression_unused_result_call"

  /// The warning about a conformance of what the article shows as a part of other modules.
  private static let ofModules = "retroactive_attr_does_not_apply"

  /// The warning about the use of an actor from outside without `await`.
  private static let ofActors = "actor_isolated_access_outside_of_actor_context"

  /// What is in the names of warnings about results that are never used and variables that are never changed;
  /// variables that examples never use are no mistake.
  private static let ofUse = ["expression_unused_", "never_mutated"]

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
