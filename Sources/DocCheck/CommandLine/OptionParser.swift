/// Reads the command line.
struct OptionParser {
  /// The options that some arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: the words behind the program's name.
  ///   - defaults: what holds where no argument says otherwise.
  /// - Throws: `UsageError` for an unknown option, a missing or a bad value.
  func options(from arguments: [String], over defaults: Options = Options()) throws -> Options {
    var options = defaults
    var rest = arguments[...]
    if let first = rest.first, let command = Options.Command(rawValue: first) {
      options.command = command
      rest = rest.dropFirst()
    }
    while let argument = rest.popFirst() {
      if argument == "--" {
        options.paths += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        options.paths.append(argument)
        continue
      }
      try take(argument, &rest, into: &options)
    }
    if options.paths.isEmpty, options.command.hasStandardPath {
      options.paths = [Options.standardPath]
    }
    if options.onlyShowsEdits, !options.command.mends {
      throw UsageError(message: "--dry-run belongs to 'fix' and 'bless'")
    }
    if options.writtenBaseline != nil, options.command == .watch {
      throw UsageError(message: "--write-baseline belongs to 'check'")
    }
    if options.readsArticles, options.paths.isEmpty {
      throw UsageError(message: "name the articles to check: files or folders")
    }
    return options
  }

  private func take(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    into options: inout Options
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let name = Self.longName(parts[0])
    guard let entry = OptionTable.entries.first(where: { $0.name == name }) else {
      let names = OptionTable.entries.map(\.name)
      let near = EditDistance.nearest(to: name, in: names).map { "; did you mean '\($0)'?" } ?? ""
      throw UsageError(message: "unknown option '\(parts[0])'\(near)")
    }
    guard entry.value != nil else {
      if parts.count > 1 { throw UsageError(message: "\(entry.name) takes no value") }
      return try entry.apply(&options, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError(message: "\(entry.name) needs a value: \(entry.value ?? "")")
    }
    try entry.apply(&options, value)
  }

  private static func longName(_ name: String) -> String {
    switch name {
    case "-h": "--help"
    case "-q": "--quiet"
    case "-v": "--verbose"
    default: name
    }
  }
}
