/// The completions for zsh.
enum ZshCompletions {
  static var text: String {
    let options = OptionTable.entries.map { "    " + specification($0) + " \\" }
    let commands = CommandTable.entries.map {
      "    " + Shell.quoted($0.command.rawValue + ":" + escaped($0.help))
    }
    let clauses = CommandTable.entries.map {
      "    \($0.command.rawValue)) \(call(action(CompletedValue(argumentsOf: $0.command)))) ;;"
    }
    return """
      #compdef doccheck
      # Completions of doccheck for zsh, written by 'doccheck completions zsh'.
      _doccheck_first() {
        local -a commands=(
      \(commands.joined(separator: "\n"))
        )
        _describe command commands
        _files
      }
      _doccheck_rest() {
        case $words[2] in
      \(clauses.joined(separator: "\n"))
          *) _files ;;
        esac
      }
      _doccheck() {
        _arguments \\
      \(options.joined(separator: "\n"))
          '1:command or article:_doccheck_first' \\
          '*:argument:_doccheck_rest'
      }
      if [[ $funcstack[1] == _doccheck ]]; then
        _doccheck "$@"
      else
        compdef _doccheck doccheck
      fi

      """
  }

  private static func specification(_ entry: OptionTable.Entry) -> String {
    let help = "[\(escaped(entry.help))]"
    guard let value = entry.value else { return Shell.quoted("*" + entry.name + help) }
    let offer = action(CompletedValue(of: value))
    return Shell.quoted("*\(entry.name)=\(help):\(escaped(value)):\(offer)")
  }

  /// What `_arguments` does for a value.
  private static func action(_ value: CompletedValue) -> String {
    switch value {
    case .words(let list): "(\(list.joined(separator: " ")))"
    case .beginnings(let list): "compadd -S \"\" -- \(list.joined(separator: " "))"
    case .files: "_files"
    case .folders: "_files -/"
    case .unknown: " "
    }
  }

  /// An action as a command of its own.
  private static func call(_ action: String) -> String {
    if action == " " { return ":" }
    return action.hasPrefix("(") ? "compadd -- " + action.dropFirst().dropLast() : action
  }

  private static func escaped(_ text: String) -> String {
    text.map { "[]:\\".contains($0) ? "\\\($0)" : String($0) }.joined()
  }
}
