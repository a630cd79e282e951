/// Reads the command line.
struct OptionParser {
  /// The options that some arguments ask for.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
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
      throw UsageError(message: "--dry-run only works with 'fix' and 'bless'")
    }
    if options.writtenBaseline != nil, options.command == .watch {
      throw UsageError(message: "--write-baseline only works with 'check' and 'init'")
    }
    if options.command != .sketch, options.sketchFolder != nil || options.previewName != nil {
      throw UsageError(message: "--output and --preview only work with 'sketch'")
    }
    if options.readsArticles, options.paths.isEmpty {
      throw UsageError(
        message: "no articles named",
        help: "name files or folders: doccheck \(options.command.rawValue) PATH..."
      )
    }
    return options
  }

  private func take(
    _ argument: String,
    _ rest: inout ArraySlice<String>,
    into options: inout Options
  ) throws {
    let parts = argument.split(separator: "=", maxSplits: 1).map(String.init)
    let name = OptionTable.entries.first { $0.short == parts[0] }?.name ?? parts[0]
    guard let entry = OptionTable.entries.first(where: { $0.name == name }) else {
      throw UsageError(
        message: "unknown option '\(parts[0])'",
        help: EditDistance.suggestion(for: name, in: OptionTable.entries.map(\.name))
      )
    }
    guard entry.value != nil else {
      if parts.count > 1, entry.optionalValue != nil { return try entry.apply(&options, parts[1]) }
      if parts.count > 1 { throw UsageError(message: "\(entry.name) takes no value") }
      return try entry.apply(&options, "")
    }
    guard let value = parts.count > 1 ? parts[1] : rest.popFirst() else {
      throw UsageError(message: "\(entry.name) needs a value: \(entry.value ?? "")")
    }
    try entry.apply(&options, value)
  }
}
