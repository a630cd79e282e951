/// The completions for bash.
enum BashCompletions {
  static var text: String {
    let options = OptionTable.entries.compactMap { entry in
      entry.value.map { clause(entry.name, CompletedValue(of: $0)) }
    }
    let commands = CommandTable.entries.map {
      clause($0.command.rawValue, CompletedValue(argumentsOf: $0.command))
    }
    let names = words(CommandTable.entries.map(\.command.rawValue))
    return """
      # Completions of doccheck for bash, written by 'doccheck completions bash'.
      _doccheck() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
        COMPREPLY=()
        # bash takes an equals sign for a word of its own.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD-2]}
        fi
        case $previous in
      \(options.joined(separator: "\n"))
        esac
        if [[ $current == -* ]]; then
          mapfile -t COMPREPLY < <(compgen -W \(words(OptionTable.entries.map(\.name))) -- "$current")
          return
        fi
        if [[ $COMP_CWORD -eq 1 ]]; then
          compopt -o filenames
          mapfile -t COMPREPLY < <(compgen -W \(names) -- "$current"; compgen -f -- "$current")
          return
        fi
        case ${COMP_WORDS[1]} in
      \(commands.joined(separator: "\n"))
        esac
      }
      complete -o default -F _doccheck doccheck

      """
  }

  private static func clause(_ name: String, _ value: CompletedValue) -> String {
    "    \(name)) \(offer(value))return ;;"
  }

  /// Without a reply bash offers files.
  private static func offer(_ value: CompletedValue) -> String {
    switch value {
    case .words(let list): reply("-W \(words(list))")
    case .beginnings(let list): "compopt -o nospace; " + reply("-W \(words(list))")
    case .files: ""
    case .folders: "compopt -o filenames; " + reply("-d")
    case .unknown: "compopt +o default; "
    }
  }

  private static func reply(_ options: String) -> String {
    "mapfile -t COMPREPLY < <(compgen \(options) -- \"$current\"); "
  }

  private static func words(_ list: [String]) -> String {
    Shell.quoted(list.joined(separator: " "))
  }
}
