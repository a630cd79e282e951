extension OptionTable {
  /// All options, in the order in which they are listed.
  static let entries = checking + sketching

  /// A heading of the help.
  enum Group: String, Sendable, CaseIterable {
    case what = "What to check"
    case output = "Reports"
    case gate = "What fails the check"
    case language = "Language and modules"
    case running = "Running code"
    case sketches = "Sketches of SwiftUI views"
    case machines = "Cache and machines"
    case other = "Other"
  }

  /// One option.
  struct Entry: Sendable {
    /// The name with its dashes.
    let name: String
    /// The short form, such as `-q`; nothing for most.
    var short: String?
    /// What represents the value in the help; nothing if the option takes none.
    let value: String?
    /// What may follow the name behind an equals sign; nothing for most.
    var optionalValue: String?
    /// The heading of the help under which the option is listed.
    let group: Group
    /// One line of help.
    let help: String
    /// Takes the option, given its value; empty where it takes none.
    let apply: @Sendable (inout Options, String) throws -> Void

    /// The option as the help lists it: its short form, its name and its value.
    var synopsis: String {
      [short.map { $0 + "," }, name + (optionalValue.map { "[=\($0)]" } ?? ""), value]
        .compactMap(\.self).joined(separator: " ")
    }
  }
}
