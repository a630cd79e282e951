/// The help text, from the tables of commands and options.
enum Usage {
  /// The whole help.
  static var text: String {
    let commands = CommandTable.entries.map { ($0.synopsis, $0.help) }
    let statuses = ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }
    return """
      doccheck finds the Swift examples in your articles that do not work, and the claims that
      readers cannot verify.

      Usage:
      \(columns(commands))

      \(OptionTable.Group.allCases.map(options).joined(separator: "\n\n"))

      Examples:
        doccheck docs --report html=report.html    check a folder and write a report to read
        doccheck fix docs --dry-run                show what can be fixed safely

      Exit status: \(statuses.joined(separator: ", ")).

      """
  }

  /// The help on one command.
  static func text(of command: CommandTable.Entry) -> String {
    "\(command.synopsis)\n\n  \(command.help)\n\nRun 'doccheck help' for all commands and options.\n"
  }

  /// What `doccheck help` prints for its arguments: the whole help, or pages on rules and commands.
  ///
  /// - Throws: `UsageError` for a word that names neither.
  static func text(explaining words: [String]) throws -> String {
    guard !words.isEmpty else { return text }
    return try words.map { word in
      if let command = CommandTable.entries.first(where: { $0.command.rawValue == word }) {
        return text(of: command)
      }
      if Rule.all.contains(where: { $0.id == word }) {
        return try RulePage.text(explaining: [word])
      }
      let names = CommandTable.entries.map(\.command.rawValue) + Rule.all.map(\.id)
      throw UsageError(
        message: "no help for '\(word)': it is neither a command nor a rule",
        help: EditDistance.suggestion(for: word, in: names)
      )
    }.joined(separator: "\n")
  }

  /// The options of a group under its heading.
  private static func options(of group: OptionTable.Group) -> String {
    let rows = OptionTable.entries.filter { $0.group == group }.map { ($0.synopsis, $0.help) }
    return "\(group.rawValue):\n\(columns(rows))"
  }

  private static func columns(_ rows: [(heading: String, help: String)]) -> String {
    let width = min(rows.map(\.heading.count).max() ?? 0, widest)
    return rows.map { row in
      let gap = String(repeating: " ", count: max(2, width - row.heading.count + 2))
      guard row.heading.count <= width else {
        return "  \(row.heading)\n  " + String(repeating: " ", count: width + 2) + row.help
      }
      return "  " + row.heading + gap + row.help
    }.joined(separator: "\n")
  }

  /// The widest heading that keeps its text beside it, in characters.
  private static let widest = 36
}
