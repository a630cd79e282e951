/// Tells Swift of another version, or as somebody proposes it, from mistakes.
enum LanguageLimit {
  /// What the compiler says of code that it understands, but that was Swift once.
  private static let formerly = [
    "removed in Swift", "has been renamed to", "was renamed to", "has been replaced",
    "is obsolete", "is no longer", "before a parameter name is not allowed",
    "cannot find operator '++'", "cannot find operator '--'",
  ]

  /// What the compiler says of Swift that it does not have yet.
  private static let experimental = [
    "experimental feature", "experimental concurrency", "-enable-experimental",
    "-enable-upcoming-feature",
  ]

  /// The names of errors in the use of names and labels, which are slips in any version of the
  /// language; nearly all others are about its rules.
  private static let slips = [
    "cannot_find", "could_not_find", "missing_arg", "extra_arg", "wrong_argument",
    "argument_out_of", "missing_return",
  ]

  /// The types of literals, between which no version of Swift converts.
  private static let literals: Set<String> = ["String", "Int", "Double", "Bool"]

  /// Why code of another version of Swift says nothing about an article, which one of its errors
  /// shows; nothing where it is Swift of this version.
  ///
  /// What was Swift once is a mistake unless its author says that it is of an earlier version.
  ///
  /// - Parameters:
  ///   - errors: the compiler's errors.
  ///   - snippet: the code.
  ///   - declared: the names that the article declares.
  static func version(
    _ errors: [CompilerMessage],
    of snippet: Snippet,
    declared: Set<String>
  ) -> String? {
    for error in errors {
      if experimental.contains(where: { error.text.contains($0) }) {
        return "uses an experimental feature: \(error.text)"
      }
      if isFormer(error, declared), snippet.isFormer || isOfFoundation(error) {
        return "written for another Swift version: \(error.text)"
      }
    }
    return nil
  }

  /// What the compiler says of code that breaks a rule, where an article or a feature of the compiler
  /// may change the rules; nothing if all errors are slips in any version.
  ///
  /// - Parameters:
  ///   - errors: the compiler's errors.
  ///   - ownCalls: those of them that stand in calls of what the article declares.
  static func rule(_ errors: [CompilerMessage], ownCalls: Set<CompilerMessage>) -> String? {
    errors.first { !isSlip($0, inOwnCall: ownCalls.contains($0)) }?.text
  }

  /// Whether an error is a slip, and not in the use of a library, which may be changed as well.
  private static func isSlip(_ error: CompilerMessage, inOwnCall: Bool) -> Bool {
    guard let id = error.id else { return true }
    if id.hasPrefix("cannot_convert") { return literals.isSuperset(of: error.text.quotedParts) }
    guard slips.contains(where: { id.hasPrefix($0) }) else { return false }
    if id.hasPrefix("wrong_argument") { return inOwnCall }
    if error.missingOperator != nil { return false }
    // The compiler shows what a call means where that is the article's own.
    let isCall = calls.contains { id.hasPrefix($0) }
    return isCall
      ? error.notes.contains(where: \.isInProgram) : error.notes.allSatisfy(\.isInProgram)
  }

  /// The names of errors in calls with which the compiler shows the declaration that it means.
  private static let calls = ["missing_arg", "extra_arg"]

  /// Whether an error is about what Swift or one of its libraries had before.
  private static func isFormer(_ error: CompilerMessage, _ declared: Set<String>) -> Bool {
    if let missing = error.missingMember, FormerSwift.membersOfAll.contains(missing.name) {
      return true
    }
    guard isUnavailable(error) || formerly.contains(where: { error.text.contains($0) }) else {
      return false
    }
    // What the article itself takes out of use is its own business.
    return error.text.quotedParts.first.map { declared.isDisjoint(with: $0.identifiers) } ?? true
  }

  /// Whether an error is about what Swift had once and has nowhere now.
  static func isOutdated(_ error: CompilerMessage, declared: Set<String>) -> Bool {
    isFormer(error, declared) && !isOfFoundation(error)
  }

  /// Whether an error is about what is marked as unavailable.
  private static func isUnavailable(_ error: CompilerMessage) -> Bool {
    error.id?.hasPrefix("availability_decl_unavailable") ?? false
      && !error.notes.contains { $0.text.contains("was introduced") }
      && (error.text.contains("truncatingRemainder") || !error.notes.contains(where: isRefusal))
  }

  /// Whether Foundation takes something out of use, which it may not do on Apple's systems.
  private static func isOfFoundation(_ error: CompilerMessage) -> Bool {
    isUnavailable(error)
      && error.notes.contains { note in
        note.id?.hasPrefix("availability_") ?? false
          && note.file.map { module(ofFile: $0).hasPrefix("Foundation") } ?? false
      }
  }

  /// The module that the compiler names in the place of a source file, with the type behind it.
  private static func module(ofFile file: String) -> String { String(file.prefix { $0 != "." }) }

  /// Whether a note shows what the standard library or doccheck's own modules refuse in any version: the
  /// library marks as obsolete what Swift had once, but for the remainder of floating-point numbers.
  ///
  /// The compiler names the source file, or the type in the module where it has no source.
  private static func isRefusal(_ note: CompilerMessage) -> Bool {
    guard note.id == "availability_marked_unavailable", let file = note.file else { return false }
    let module = module(ofFile: file)
    return file.contains("/SampleModels/") || module == "Swift" || Shim.moduleNames.contains(module)
  }
}
