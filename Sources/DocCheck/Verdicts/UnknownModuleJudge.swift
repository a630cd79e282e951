/// Finds the errors in code that imports a module which is not here that nothing in the module could take
/// away.
struct UnknownModuleJudge {
  let snippet: Snippet
  let places: SnippetPlaces
  let linker: Linker
  let known: KnownNames
  let modules: [String]

  /// The findings on such errors.
  ///
  /// - Parameters:
  ///   - subject: the snippet's place in the article, counted from 0.
  ///   - mode: the decisive language mode.
  ///   - compile: compiles one program.
  func findings(
    on subject: Int,
    in mode: LanguageMode,
    compile: (Program) throws -> Compilation
  ) rethrows -> [Finding] {
    let printer = ProgramPrinter(items: linker.items, languageMode: mode)
    let draft = Assembler(linker: linker, printer: printer, known: known).first(subject)
    let program = printer.program(of: draft).withoutImports(of: modules)
    let attempt = Attempt(draft: draft, program: program, compilation: try compile(program))
    let shown = ShownMistakes(items: linker.items, known: known, assuming: attempt)
    let mistakes = attempt.compilation.errors.filter { isCertain($0, attempt, shown) }
    return findings(on: mistakes, in: attempt) + (try lateFindings(in: attempt, printer, compile))
  }

  /// One finding for each error that no comment announces.
  private func findings(on errors: [CompilerMessage], in attempt: Attempt) -> [Finding] {
    let expected = ExpectedErrors(snippet: snippet)
    return errors.compactMap { error in
      guard let line = attempt.subjectLine(of: error),
        !expected.announce(error, on: line, among: [line])
      else { return nil }
      return Finding(
        error.isRedeclaration ? .conflictingDeclaration : .compileError,
        at: places.span(of: error, in: attempt),
        error.text.forAuthors,
        snippet: snippet.id
      )
    }
  }

  /// Whether an error is about the form of the code, or about nothing but the standard library and what the
  /// snippet itself declares.
  private func isCertain(
    _ error: CompilerMessage,
    _ attempt: Attempt,
    _ shown: ShownMistakes
  ) -> Bool {
    if error.isRedeclaration { return isDeclaredTwice(error, attempt) }
    if let name = error.classWithoutInitializer {
      return linker.items.showsUninitialized(class: name, in: attempt.draft.subject)
    }
    return Self.forms.contains(error.id) || shown.contains(error)
      || error.isOfLateStage && shown.limits.reason(for: error, in: attempt) == nil
      || isLiteral(error, attempt)
  }

  /// What no declaration makes right.
  private static let forms: Set<String?> = [
    "computed_property_missing_type", "self_assignment_var", "self_assignment_prop",
    "use_of_equal_instead_of_equality", "break_outside_loop", "continue_outside_loop",
    "pattern_used_before_initialized", "cannot_return_value_from_void_func", "return_expr_missing",
    "cannot_convert_raw_initializer_value",
  ]

  /// Whether the snippet declares a function or a variable twice in one place.
  private func isDeclaredTwice(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    !attempt.draft.separatesVariants && snippet.parsed.elisions.isEmpty
      && error.notes.contains { attempt.subjectLine(of: $0) != nil }
  }

  /// The findings on errors that the compiler looks for only where all types are right, in those functions
  /// and types that use nothing of the modules.
  private func lateFindings(
    in attempt: Attempt,
    _ printer: ProgramPrinter,
    _ compile: (Program) throws -> Compilation
  ) rethrows -> [Finding] {
    var draft = attempt.draft
    draft.context = []
    guard attempt.compilation.errors.contains(where: { !$0.isOfLateStage }),
      draft.wrapping.home == nil
    else { return [] }
    let settled = SettledItems(of: attempt, linker.items)
    let program = settled.program(from: printer.program(of: draft).withoutImports(of: modules))
    guard let program else { return [] }
    let reduced = Attempt(draft: draft, program: program, compilation: try compile(program))
    let limits = Limits(items: linker.items, subject: draft.subject, known: known)
    let mistakes = reduced.compilation.errors.filter { error in
      error.isOfLateStage && settled.declare(error, of: reduced)
        && limits.reason(for: error, in: reduced) == nil
    }
    return findings(on: mistakes, in: reduced)
  }

  /// Whether a literal is to be of a standard type that it cannot be of.
  private func isLiteral(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    guard Self.ofLiterals.contains(error.id) else { return false }
    let types = error.text.quotedParts
    // A call that returns nothing is worth no value.
    if types.first == "()" {
      return types.dropFirst().allSatisfy(ShownMistakes.literalTypes.contains)
    }
    guard
      types.allSatisfy({ ShownMistakes.literalTypes.contains($0) || ParsedSwift.isLiteral($0) }),
      let value = attempt.program.line(error.line)?.parts(atColumn: error.column).behind
    else { return false }
    return value.first.map { $0 == "\"" || $0.isNumber } ?? false
      || ErrorWords.literals.contains(value.leadingName)
  }

  private static let ofLiterals: Set<String?> = [
    "cannot_convert_assign", "cannot_convert_assign_nil", "cannot_convert_initializer_value",
    "cannot_convert_initializer_value_nil", "cannot_convert_to_return_type",
    "cannot_convert_to_return_type_nil", "integer_used_as_boolean_literal",
  ]
}

extension Program {
  /// The same program without the imports of some modules; every line stays in its place.
  fileprivate func withoutImports(of modules: [String]) -> Program {
    let kept = lines.map { line -> Substring in
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"), place + 1 < words.count,
        words[..<place].allSatisfy({ $0.hasPrefix("@") || $0.allSatisfy(\.isLetter) }),
        let module = words.last?.split(separator: ".").first, modules.contains(String(module))
      else { return line }
      return ""
    }
    return withLines(kept)
  }
}
