/// Tells the errors that an overload or a conversion of a library which is not here could take away.
enum UnseenOverload {
  /// Why an error says nothing about the code; nothing if it does.
  ///
  /// - Parameters:
  ///   - error: the error.
  ///   - attempt: the attempt whose error it is.
  ///   - declared: the names that the article declares.
  static func reason(
    for error: CompilerMessage,
    in attempt: Attempt,
    declared: Set<String>
  ) -> String? {
    if error.isAboutArguments || error.lacksBase,
      attempt.program.line(error.line)?.contains(interpolation) == true
    {
      return "the type of the text around this interpolation is not shown"
    }
    let short = attempt.sites(of: [error]).first?.calls.first { isShort($0, declared: declared) }
    guard let short, handlesUnknown(error, attempt) else { return nil }
    return "no known '\(short.name)' takes so few arguments: \(error.text)"
  }

  /// Whether a function of the standard library's that takes two values is called with a single one.
  private static func isShort(_ called: CodeSite.NamedCall, declared: Set<String>) -> Bool {
    !called.isMember && called.call.labels == ["_"] && takingTwo.contains(called.name)
      && !declared.contains(called.name)
  }

  /// The functions of the standard and the C library that take two values without labels, or more.
  private static let takingTwo: Set<String> = [
    "atan2", "fmod", "hypot", "max", "min", "pow", "swap", "zip",
  ]

  /// Whether a line has a parameter of a closure in short, or a name that is declared nowhere.
  private static func handlesUnknown(_ error: CompilerMessage, _ attempt: Attempt) -> Bool {
    guard let line = attempt.program.line(error.line) else { return false }
    return line.contains("$0")
      || !Set(attempt.draft.standIns.map(\.name)).union(attempt.missingNames)
        .isDisjoint(with: line.identifiers)
  }

  private static let interpolation = Pattern(/\\\((?:\.|\w+: )/)
}
