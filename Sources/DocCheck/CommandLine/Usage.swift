/// The help text, from the tables of commands and options.
enum Usage {
  static var text: String {
    let commands = CommandTable.entries.map { ($0.synopsis, $0.help) }
    let options = OptionTable.entries.map { entry in
      ([entry.name, entry.value].compactMap(\.self).joined(separator: " "), entry.help)
    }
    let statuses = ExitCode.allCases.map { "\($0.rawValue) \($0.summary)" }
    return """
      Usage:
      \(columns(commands))

      Options:
      \(columns(options))

      Exit status: \(statuses.joined(separator: ", ")).

      """
  }

  private static func columns(_ rows: [(heading: String, help: String)]) -> String {
    let width = rows.map(\.heading.count).max() ?? 0
    return rows.map { row in
      let gap = String(repeating: " ", count: width - row.heading.count + 2)
      return "  " + row.heading + gap + row.help
    }.joined(separator: "\n")
  }
}
