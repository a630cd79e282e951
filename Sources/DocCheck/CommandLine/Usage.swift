/// The help text, from the table of options.
enum Usage {
  static var text: String {
    let width = OptionTable.entries.map { heading($0).count }.max() ?? 0
    let lines = OptionTable.entries.map { entry in
      let heading = heading(entry)
      return "  " + heading + String(repeating: " ", count: width - heading.count + 2) + entry.help
    }
    return """
      Usage: doccheck [check] PATH... [options]   check articles (files or folders)
             doccheck list PATH... [options]      the snippets and claims found, nothing compiled
             doccheck fix PATH... [--dry-run]     mend what can be mended safely
             doccheck bless PATH... [--dry-run]   expected outputs and errors become what happens
             doccheck explain [RULE]...           what a rule means, with a bad and a good example

      Options:
      \(lines.joined(separator: "\n"))

      Exit status: 0 clean, 1 findings, 2 could not check.

      """
  }

  private static func heading(_ entry: OptionTable.Entry) -> String {
    [entry.name, entry.value].compactMap(\.self).joined(separator: " ")
  }
}
