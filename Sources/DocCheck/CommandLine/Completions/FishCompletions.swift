/// The completions for fish.
enum FishCompletions {
  static var text: String {
    let commands = CommandTable.entries.map { entry in
      "complete -c doccheck -n __fish_use_subcommand -a \(entry.command.rawValue)"
        + " -d \(quoted(entry.help))"
    }
    let arguments = CommandTable.entries.compactMap { entry in
      offer(CompletedValue(argumentsOf: entry.command)).map {
        "complete -c doccheck -n '__fish_seen_subcommand_from \(entry.command.rawValue)' \($0)"
      }
    }
    let options = OptionTable.entries.map { entry in
      let value = entry.value.map { " -r " + (offer(CompletedValue(of: $0)) ?? "-F") } ?? ""
      return "complete -c doccheck -l \(entry.name.dropFirst(2))\(value) -d \(quoted(entry.help))"
    }
    let lines = commands + arguments + options
    return "# Completions of doccheck for fish, written by 'doccheck completions fish'.\n"
      + lines.joined(separator: "\n") + "\n"
  }

  /// The options of `complete` for a value; nothing for files, which fish offers anyway.
  private static func offer(_ value: CompletedValue) -> String? {
    switch value {
    case .words(let list), .beginnings(let list):
      "-f -a \(quoted(list.joined(separator: " ")))"
    case .files: nil
    case .folders: "-f -a '(__fish_complete_directories)'"
    case .unknown: "-f"
    }
  }

  private static func quoted(_ text: String) -> String {
    let escaped = text.map { $0 == "'" || $0 == "\\" ? "\\\($0)" : String($0) }
    return "'" + escaped.joined() + "'"
  }
}
