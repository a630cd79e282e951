/// A draft with what the compiler said about it.
struct Attempt: Sendable {
  let draft: Draft
  let program: Program
  let compilation: Compilation

  /// Whether the program compiles.
  var isClean: Bool { compilation.ending == .clean }

  /// The same attempt as if the compiler had found these errors alone.
  func keeping(_ errors: [CompilerMessage]) -> Attempt {
    Attempt(
      draft: draft,
      program: program,
      compilation: Compilation(ending: compilation.ending, errors: errors)
    )
  }

  /// The names that the compiler cannot find, but for those that doccheck wrote itself, and those that
  /// no declaration could give their places.
  var missingNames: Set<String> {
    let errors = compilation.errors.filter { origin(of: $0) != .generated && !isExcluded($0) }
    return Set(errors.compactMap(\.missingName)).union(everydayCalls(errors))
      .union(everydayValues(errors)).union(everydayVariables(errors)).union(everydayModels(errors))
      .union(errors.compactMap(ownName)).union(strangers(errors))
  }

  /// Whether an error is about a name that the language gives in other places alone, or about other labels
  /// than those of a function that is shown.
  private func isExcluded(_ error: CompilerMessage) -> Bool {
    guard let name = error.missingName else { return false }
    if error.text.firstQuoted?.last == ")" { return declares(name) }
    guard ["newValue", "oldValue", "self"].contains(name) else { return false }
    return sites(of: [error]).contains { $0.excludedNames.contains(name) }
  }

  /// The name of a variable whose value uses it, as in `let user = user(id: 1)`: that of a method or a
  /// function which is not shown.
  ///
  /// A closure that uses itself is a mistake.
  private func ownName(_ error: CompilerMessage) -> String? {
    guard let place = error.notes.first, let line = program.line(place.line),
      error.isCircular || error.id == "use_local_before_declaration" && place.stands(before: error)
    else { return nil }
    let declaration = line.parts(atColumn: place.column).behind
    guard let name = declaration.identifiers.first,
      let value = declaration.firstRange(of: " = ").map({ declaration[$0.upperBound...] })
    else { return nil }
    return String(value.prefix { $0 != "{" }).identifiers.contains(name) ? name : nil
  }

  /// The types of libraries that errors say are made with labels which nothing of theirs has: a model of
  /// that name is meant that is not shown.
  private func everydayModels(_ errors: [CompilerMessage]) -> Set<String> {
    let misfits = errors.filter(\.isAboutArguments)
    let made = sites(of: misfits).compactMap(\.calls.first).filter { site in
      guard let own = CompilerMessage.everydayModels[site.name], !site.isMember else {
        return false
      }
      if CompilerMessage.everydayObjects.contains(site.name), site.call.labels.isEmpty,
        site.call.trailingClosures.isEmpty
      {
        return true
      }
      return !site.call.labels.isEmpty
        && site.call.labels.allSatisfy { label in
          label != "_" && !own.contains(label) && EditDistance.nearest(to: label, in: own) == nil
        }
    }
    return Set(made.map(\.name)).filter { name in
      ["class", "enum", "struct", "typealias"].allSatisfy {
        program.text.firstRange(of: "\($0) \(name)") == nil
      }
    }
  }

  /// The structures of the C library whose names stand where values are meant.
  private func everydayValues(_ errors: [CompilerMessage]) -> Set<String> {
    let values = errors.filter(\.isTypeForValue).compactMap { error in
      program.line(error.line)?.parts(atColumn: error.column).behind.prefix(while: \.isPartOfName)
    }
    return CompilerMessage.structures.intersection(values.map(String.init))
  }

  /// The functions of the C library that stand as values on lines with errors, or anywhere where the
  /// compiler takes one for something else or cannot say what is wrong: variables of those names are
  /// meant that are not shown.
  private func everydayVariables(_ errors: [CompilerMessage]) -> Set<String> {
    let lines = program.lines.enumerated()
      .filter { if case .subject = program.lineMap[$0.offset + 1] { true } else { false } }
    let isAnywhere = errors.contains {
      $0.id == "failed_to_produce_diagnostic" || $0.text.contains("UnsafePointer<CChar>")
        || $0.text.contains("cannot match values of type '(")
    }
    let places = Set(errors.map(\.line))
    let named = lines.filter { isAnywhere || places.contains($0.offset + 1) }
      .flatMap { String($0.element).identifiers }
    let names = CompilerMessage.everydayVariables.intersection(named)
    guard !names.isEmpty, !importsC else { return [] }
    let code = lines.map(\.element).joined(separator: "\n")
    let items = ParsedSwift(code).items
    let uses = items.flatMap(\.uses)
    return names.subtracting(items.flatMap(\.declares)).filter { name in
      let own = uses.filter { $0.name == name }
      return own.contains { $0.role.isOfVariable } && !own.contains(where: \.isCall)
        && !code.contains("map(\(name))") && !declares(name)
    }
  }

  /// Whether the program imports the C library itself.
  private var importsC: Bool { program.text.contains("import Glibc") }

  /// The functions of the C library that errors say are called in ways which these cannot be: a method
  /// or a function of that name is meant that is not shown.
  private func everydayCalls(_ errors: [CompilerMessage]) -> Set<String> {
    guard !importsC else { return [] }
    let misfits = errors.filter { error in
      error.isAboutArguments
        && program.line(error.line).map { line in
          CompilerMessage.everydayFunctions.contains { line.contains($0 + "(") }
        } == true
    }
    let called = zip(misfits, sites(of: misfits)).compactMap {
      $1.calls.first { !$0.isMember }?.name
    }
    return CompilerMessage.everydayFunctions.intersection(called).filter { !declares($0) }
  }

  /// Whether the article's own part of the program may declare a function or a value of a name.
  func declares(_ name: String) -> Bool {
    let heads = [
      "func \(name)", "let \(name)", "var \(name)", "case \(name)", "\(name):", "\(name) in",
    ]
    return program.lines.enumerated().contains { number, line in
      heads.contains { line.firstRange(of: $0) != nil } && program.lineMap[number + 1] != .generated
    }
  }

  /// Whether the program is nearer to one that compiles than another one: fewer errors stand in what
  /// is not the author's, fewer names are unknown, or fewer errors are left, of which those of later
  /// stages show that the type checker found none.
  func isBetter(than other: Attempt) -> Bool {
    switch compilation.ending {
    case .clean: return true
    case .timedOut, .crashed: return false
    case .refused:
      let (mine, theirs) = (compilation.errors, other.compilation.errors)
      let foreign = (mine.count(where: isForeign), theirs.count(where: other.isForeign))
      let early = (mine.count { !$0.isOfLateStage }, theirs.count { !$0.isOfLateStage })
      return (foreign.0, unknownCount, early.0, mine.count)
        < (foreign.1, other.unknownCount, early.1, theirs.count)
    }
  }

  /// Whether the type checker finds nothing, and all that is wrong stands in the author's code.
  var passesTypeChecker: Bool {
    let errors = compilation.errors
    return isClean
      || !errors.isEmpty && errors.allSatisfy { $0.isOfLateStage && !isForeign($0) }
  }

  /// The members that the compiler misses in the type which was written around the snippet.
  var missingMembers: Set<String> {
    let missing = compilation.errors.compactMap(\.missingMember)
    // Of a member of `self?` the compiler tells no type where it has no context.
    let untold = compilation.errors.filter { error in
      error.id == "unresolved_member_no_inference" && draft.wrapping.holdsMembers
        && program.line(error.line)?.parts(atColumn: error.column).before.hasSuffix("self?.")
          == true
    }
    let enclosing = draft.standIns.filter { $0.kind == .enclosingType }.map(\.name)
    return Set(missing.filter { ([Wrapping.typeName] + enclosing).contains($0.type) }.map(\.name))
      .union(untold.compactMap(\.text.firstQuoted))
  }

  /// Whether the code makes a value of a class that has no initialiser.
  func makes(_ name: String) -> Bool {
    compilation.errors.contains {
      $0.text.contains("'\(name)' cannot be constructed because it has no accessible init")
    }
  }

  /// The attributes and macros that the compiler does not know; what they hold it does not read.
  var unknownMacros: Set<String> {
    Set(compilation.errors.compactMap(\.unknownMacro))
  }

  private var unknownCount: Int {
    missingNames.count + missingMembers.count + unknownMacros.count
  }

  /// The origin of an error's line.
  func origin(of error: CompilerMessage) -> LineMap.Origin {
    error.isInOtherFile ? .generated : program.lineMap[error.line]
  }

  /// The lines of other snippets that have errors, by the snippets' identifiers.
  var brokenLines: [String: Set<Int>] {
    compilation.errors.reduce(into: [:]) { lines, error in
      if case .context(let id, let line) = origin(of: error) { lines[id, default: []].insert(line) }
    }
  }

  /// The line of the snippet that an error is about, counted from 1; nothing where it stands elsewhere.
  func subjectLine(of error: CompilerMessage) -> Int? {
    if case .subject(let line) = origin(of: error) { line } else { nil }
  }

  /// Whether an error is about a member of a value whose type the article shows under its name.
  func isOfShownValue(_ error: CompilerMessage) -> Bool {
    let before = program.line(error.line)?.parts(atColumn: error.column).before ?? ""
    guard before.last == ".", let name = before.identifiers.last else { return false }
    return draft.standIns.contains { $0.isShown && $0.name == name && before.hasSuffix(name + ".") }
  }

  /// What stands in the code at the places of some errors, in their order.
  func sites(of errors: [CompilerMessage]) -> [CodeSite] {
    errors.map { error in
      program.tokens.read(line: error.line, column: error.column, CodeSite.init(around:))
        ?? CodeSite()
    }
  }

  /// Those of some errors that stand in calls of certain names.
  func errors(_ errors: [CompilerMessage], inCallsOf names: Set<String>) -> [CompilerMessage] {
    zip(errors, sites(of: errors)).filter { _, site in
      site.calls.first.map { names.contains($0.name) } ?? false
    }.map(\.0)
  }

  /// Whether an error stands neither in the snippet nor in hidden code of the author.
  func isForeign(_ error: CompilerMessage) -> Bool {
    switch origin(of: error) {
    case .subject, .hidden, .testFile: false
    case .context, .generated: true
    }
  }
}
