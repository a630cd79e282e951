/// The commands: one table for help, completions and the man page.
enum CommandTable {
  /// One command.
  struct Entry: Sendable {
    let command: Options.Command
    /// What stands behind the command's name in the help.
    let arguments: String
    /// One line of help.
    let help: String

    /// How the command is called.
    var synopsis: String {
      ["doccheck", name, arguments].filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// The command's name; in brackets where it may be left out.
    private var name: String { command == .check ? "[check]" : command.rawValue }
  }

  static let entries: [Entry] = [
    Entry(
      command: .check,
      arguments: "[PATH]... [options]",
      help: "check articles (files or folders; default: this one)"
    ),
    Entry(
      command: .watch,
      arguments: "[PATH]... [options]",
      help: "check again whenever a file changes"
    ),
    Entry(
      command: .lsp,
      arguments: "[options]",
      help: "a language server for editors, on standard input and output"
    ),
    Entry(
      command: .list,
      arguments: "[PATH]... [options]",
      help: "the snippets and claims found, nothing compiled"
    ),
    Entry(
      command: .explain,
      arguments: "[RULE]...",
      help: "what a rule means, with a bad and a good example"
    ),
    Entry(
      command: .fix,
      arguments: "PATH... [--dry-run]",
      help: "mend what can be mended safely"
    ),
    Entry(
      command: .bless,
      arguments: "PATH... [--dry-run]",
      help: "expected outputs and errors become what happens"
    ),
    Entry(
      command: .start,
      arguments: "[FOLDER] [--write-baseline FILE]",
      help: "write a .doccheck.json that fits the folder"
    ),
    Entry(
      command: .merge,
      arguments: "REPORT.json... [options]",
      help: "one report of several shards' JSON reports"
    ),
    Entry(
      command: .completions,
      arguments: Shell.allCases.map(\.rawValue).joined(separator: "|"),
      help: "a script that completes doccheck's options"
    ),
    Entry(command: .man, arguments: "", help: "the manual page"),
    Entry(
      command: .prepare,
      arguments: "[--swiftc PATH]",
      help: "read the libraries' names once, after an installation"
    ),
  ]
}
