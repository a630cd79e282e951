/// The manual page in roff (man(7)), from the tables of commands and options.
enum ManPage {
  static var text: String {
    let commands = CommandTable.entries.map { tagged(bold($0.synopsis), $0.help) }
    let options = OptionTable.entries.map { entry in
      tagged(bold(entry.name) + (entry.value.map { " \\fI\(escaped($0))\\fR" } ?? ""), entry.help)
    }
    let statuses = ExitCode.allCases.map { tagged(bold("\($0.rawValue)"), $0.summary) }
    return """
      .TH DOCCHECK 1 "" "doccheck \(escaped(Version.current))" "User Commands"
      .SH NAME
      doccheck \\- check the Swift code and the claims in Markdown articles
      .SH SYNOPSIS
      .B doccheck
      .RI [ command ]
      .RI [ path ...]
      .RI [ options ]
      .SH DESCRIPTION
      doccheck compiles every Swift snippet of an article with the real compiler, together with what
      it needs of the same article, runs what can be run in a sandbox, and finds claims that no reader
      can look up.
      .SH COMMANDS
      \(commands.joined(separator: "\n"))
      .SH OPTIONS
      \(options.joined(separator: "\n"))
      .SH EXIT STATUS
      \(statuses.joined(separator: "\n"))
      .SH FILES
      \(tagged(bold(ConfigurationFile.name), "the configuration, at or above the first path"))

      """
  }

  private static func tagged(_ tag: String, _ text: String) -> String {
    ".TP\n\(tag)\n\(escaped(text))"
  }

  private static func bold(_ text: String) -> String { "\\fB\(escaped(text))\\fR" }

  /// A text of one line without what roff would take for its own: backslashes, hyphens that are
  /// minus signs, and a point or an apostrophe at the beginning.
  private static func escaped(_ text: String) -> String {
    let escaped = text.map { $0 == "\\" ? "\\e" : $0 == "-" ? "\\-" : String($0) }.joined()
    return escaped.hasPrefix(".") || escaped.hasPrefix("'") ? "\\&" + escaped : escaped
  }
}
