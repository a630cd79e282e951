/// Keeps text of articles from being taken for a command by the runner of GitHub Actions, which reads all
/// that a step prints.
///
/// It takes lines that begin with `::`, blanks before it left out, and `##[` anywhere in a line
/// (`ActionCommand.cs` of actions/runner).
enum RunnerCommands {
  /// Text for people without any command: a mark stands for the sign that makes one.
  static func disarmed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line -> String in
      let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
      guard line[start...].hasPrefix("::") else { return disarmedInside(String(line)) }
      return line[..<start] + "⟨U+003A⟩" + disarmedInside(String(line[start...].dropFirst()))
    }.joined(separator: "\n")
  }

  /// Text in which lines may begin with a command that is meant.
  static func disarmedInside(_ text: String) -> String { text.replacing("##[", with: "##⟨U+005B⟩") }

  /// JSON that says the same.
  static func disarmed(json: String) -> String { json.replacing("##[", with: "##\\u005B") }

  /// XML that says the same.
  static func disarmed(xml: String) -> String { xml.replacing("##[", with: "##&#91;") }
}
