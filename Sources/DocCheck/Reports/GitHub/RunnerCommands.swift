/// Keeps the runner of GitHub Actions from finding commands in text of articles.
///
/// The runner reads everything that a step prints. A command is a line that begins with `::`, possibly after
/// blanks, or `##[` anywhere in a line (`ActionCommand.cs` of actions/runner).
enum RunnerCommands {
  /// Text for people, with a mark such as `⟨U+003A⟩` in place of a character of each command.
  static func disarmed(_ text: String) -> String {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    return lines.map { line -> String in
      let start = line.firstIndex { !$0.isWhitespace } ?? line.endIndex
      guard line[start...].hasPrefix("::") else { return disarmedInside(String(line)) }
      return line[..<start] + "⟨U+003A⟩" + disarmedInside(String(line[start...].dropFirst()))
    }.joined(separator: "\n")
  }

  /// Text whose lines may begin with `::` on purpose; only `##[` is replaced.
  static func disarmedInside(_ text: String) -> String { text.replacing("##[", with: "##⟨U+005B⟩") }

  /// The same JSON without commands.
  static func disarmed(json: String) -> String { json.replacing("##[", with: "##\\u005B") }

  /// The same XML without commands.
  static func disarmed(xml: String) -> String { xml.replacing("##[", with: "##&#91;") }
}
