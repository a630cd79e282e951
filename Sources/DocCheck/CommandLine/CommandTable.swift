/// The commands: one table for help, completions and the man page.
enum CommandTable {
  /// One command.
  struct Entry: Sendable {
    let command: Options.Command
    /// What follows the command's name in the help.
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
      help: "check articles (default: the current folder)"
    ),
    Entry(
      command: .watch,
      arguments: "[PATH]... [options]",
      help: "check again whenever a file changes"
    ),
    Entry(
      command: .lsp,
      arguments: "[options]",
      help: "start the language server for editors"
    ),
    Entry(
      command: .list,
      arguments: "[PATH]... [options]",
      help: "list snippets and claims without compiling"
    ),
    Entry(
      command: .explain,
      arguments: "[RULE]...",
      help: "explain a rule, with an example and its fix"
    ),
    Entry(
      command: .fix,
      arguments: "PATH... [--dry-run]",
      help: "apply safe fixes"
    ),
    Entry(
      command: .bless,
      arguments: "PATH... [--dry-run]",
      help: "rewrite expected output and errors to match what happens"
    ),
    Entry(
      command: .start,
      arguments: "[FOLDER] [--write-baseline FILE]",
      help: "create a .doccheck.json for this folder"
    ),
    Entry(
      command: .merge,
      arguments: "REPORT.json... [options]",
      help: "merge the JSON reports of all shards"
    ),
    Entry(
      command: .sketch,
      arguments: "PATH... [--preview NAME] [-o DIR]",
      help: "draw the SwiftUI previews and views as SVG files"
    ),
    Entry(
      command: .completions,
      arguments: Shell.allCases.map(\.rawValue).joined(separator: "|"),
      help: "print a shell completion script"
    ),
    Entry(
      command: .help,
      arguments: "[RULE or COMMAND]",
      help: "print this help, or explain a rule or a command"
    ),
    Entry(command: .version, arguments: "", help: "print the version"),
    Entry(command: .man, arguments: "", help: "print the manual page"),
    Entry(
      command: .prepare,
      arguments: "[--swiftc PATH]",
      help: "read the names of the libraries, once after installing"
    ),
  ]
}
