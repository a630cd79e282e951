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
    let attempt = Attempt(
      draft: draft,
      program: program,
      compilation: try compile(program)
    )
    let expected = ExpectedErrors(snippet: snippet)
    return attempt.compilation.errors.compactMap { error in
      guard let line = attempt.subjectLine(of: error), isCertain(error, attempt),
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
  private func isCertain(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    if error.isRedeclaration { return isDeclaredTwice(error, attempt) }
    if let name = error.classWithoutInitializer {
      return linker.items.showsUninitialized(class: name, in: attempt.draft.subject)
    }
    return ShownMistakes.forms.union(Self.forms).contains(error.id) || isConstant(error)
      || isLiteral(error, attempt)
  }

  /// What no declaration makes right.
  private static let forms: Set<String?> = [
    "computed_property_missing_type", "self_assignment_var", "self_assignment_prop",
    "use_of_equal_instead_of_equality", "invalid_ownership_not_optional", "break_outside_loop",
    "continue_outside_loop", "pattern_used_before_initialized",
  ]

  /// Whether the snippet declares a function or a variable twice in one place.
  private func isDeclaredTwice(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    !attempt.draft.separatesVariants && snippet.parsed.elisions.isEmpty
      && error.notes.contains { attempt.subjectLine(of: $0) != nil }
  }

  /// Whether a constant of the snippet's with a literal for its value is given another one.
  private func isConstant(_ error: CompilerMessage) -> Bool {
    guard error.text.hasSuffix("is a 'let' constant"),
      let name = error.text.quotedParts.dropLast().last
    else { return false }
    return snippet.source.split(separator: "\n").contains { line in
      guard let range = line.firstRange(of: "let \(name) = ") else { return false }
      return ParsedSwift.isLiteral(String(line[range.upperBound...]).trimmingBlanks)
    }
  }

  /// Whether a literal is to be of a standard type that is written out and that it cannot be of.
  private func isLiteral(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    guard error.text.contains(" to specified type "),
      error.text.quotedParts.allSatisfy(Self.literalTypes.contains),
      let value = attempt.program.line(error.line)?.parts(atColumn: error.column).behind
    else { return false }
    return value.first.map { $0 == "\"" || $0.isNumber } ?? false
      || ["true", "false"].contains(value.leadingName)
  }

  private static let literalTypes: Set<String> = ["Bool", "Double", "Int", "String"]
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
