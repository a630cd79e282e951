/// The shells that doccheck writes completions for.
enum Shell: String, Sendable, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script for the shell that the arguments of `completions` name.
  ///
  /// - Throws: `UsageError` for any other number of names than one, or another shell.
  static func completions(_ arguments: [String]) throws -> String {
    guard arguments.count == 1 else {
      let shells = allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError(message: "'completions' takes one of \(shells)")
    }
    let shell: Shell = try Choice.of(arguments[0], for: "'completions'")
    return switch shell {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }

  /// A text between single quotation marks, as bash and zsh read it.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
