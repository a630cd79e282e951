/// The options of the command line: one table for parsing, for help and for "did you mean".
enum OptionTable {
  /// One option.
  struct Entry: Sendable {
    /// The name with its dashes.
    let name: String
    /// What stands for the value in the help; nothing if the option takes none.
    let value: String?
    /// One line of help.
    let help: String
    /// Takes the option, given its value; empty where it takes none.
    let apply: @Sendable (inout Options, String) throws -> Void
  }

  static let entries: [Entry] = [
    Entry(
      name: "--format",
      value: "text|json|sarif|junit|github|markdown",
      help: "the report on standard output"
    ) {
      $0.format = try choice($1, "--format")
    },
    Entry(
      name: "--report",
      value: "KIND=FILE",
      help: "also write a report: html or one of --format's but text"
    ) {
      $0.reports.append(try reportFile($1))
    },
    Entry(name: "--fail-on", value: "error|warning|never", help: "what makes the exit status 1") {
      $0.failOn = try choice($1, "--fail-on")
    },
    Entry(name: "--min-verified", value: "PERCENT", help: "the least verified share") {
      $0.minimumVerified = try number($1, "--min-verified", in: 0...100)
    },
    Entry(name: "--rule", value: "ID=SEVERITY", help: "error, warning, note or off for a rule") {
      let (rule, kind, severity) = try ruleSeverity($1)
      if let kind {
        $0.claimSeverities[kind] = .some(severity)
      } else {
        $0.severities[rule.id] = .some(severity)
      }
    },
    Entry(name: "--swift-version", value: "5|6", help: "the language mode (default 5); repeatable")
    {
      $0.swiftVersions.append(Int(try number($1, "--swift-version", in: 5...6)))
    },
    Entry(name: "--default-isolation", value: "MainActor", help: "also check with this isolation") {
      $0.defaultIsolation = try choice($1, "--default-isolation")
    },
    Entry(name: "--package", value: "DIR", help: "build this Swift package, to be imported") {
      $0.package = $1
    },
    Entry(name: "--module-path", value: "DIR", help: "a folder of modules; repeatable") {
      $0.modulePaths.append($1)
    },
    Entry(name: "--jobs", value: "N", help: "programs at once (default: one a core)") {
      $0.jobs = Int(try number($1, "--jobs", in: 1...1024))
    },
    Entry(name: "--no-run", value: nil, help: "compile only") { options, _ in options.runs = false
    },
    Entry(name: "--timeout", value: "SECONDS", help: "the limit for a program (default 10)") {
      $0.timeout = try number($1, "--timeout", in: 1...3600)
    },
    Entry(name: "--sandbox", value: "auto|bwrap|none", help: "what confines programs that run") {
      $0.sandbox = try choice($1, "--sandbox")
    },
    Entry(name: "--keep-programs", value: "DIR", help: "keep the assembled programs, for a look") {
      $0.keepPrograms = $1
    },
    Entry(name: "--cache", value: "DIR", help: "where what was compiled and built is kept") {
      $0.cache = $1
    },
    Entry(name: "--no-cache", value: nil, help: "compile all programs anew") { options, _ in
      options.caches = false
    },
    Entry(name: "--no-merge", value: nil, help: "compile each program alone") { options, _ in
      options.merges = false
    },
    Entry(name: "--swiftc", value: "PATH", help: "the compiler (default: swiftc on PATH)") {
      $0.swiftc = $1
    },
    Entry(name: "--color", value: "auto|always|never", help: "colours in the text report") {
      $0.color = try choice($1, "--color")
    },
    Entry(name: "--quiet", value: nil, help: "one line a finding") { options, _ in
      options.isQuiet = true
    },
    Entry(name: "--verbose", value: nil, help: "every snippet with its verdict") { options, _ in
      options.isVerbose = true
    },
    Entry(name: "--allow-empty", value: nil, help: "nothing to check is no error") { options, _ in
      options.allowsEmpty = true
    },
    Entry(name: "--version", value: nil, help: "print the version") { options, _ in
      options.showsVersion = true
    },
    Entry(name: "--help", value: nil, help: "print this help") { options, _ in
      options.showsHelp = true
    },
  ]

  private static func choice<Choice>(_ text: String, _ option: String) throws -> Choice
  where Choice: RawRepresentable<String> & CaseIterable {
    if let choice = Choice(rawValue: text) { return choice }
    let names = Choice.allCases.map(\.rawValue)
    let near = EditDistance.nearest(to: text, in: names).map { "; did you mean '\($0)'?" } ?? ""
    let list = names.joined(separator: ", ")
    throw UsageError(message: "\(option) takes one of \(list), not '\(text)'\(near)")
  }

  private static func number(
    _ text: String,
    _ option: String,
    in range: ClosedRange<Double>
  ) throws -> Double {
    guard let number = Double(text), range.contains(number) else {
      let (low, high) = (Int(range.lowerBound), Int(range.upperBound))
      throw UsageError(message: "\(option) takes a number from \(low) to \(high), not '\(text)'")
    }
    return number
  }

  private static func reportFile(_ text: String) throws -> Options.ReportFile {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--report takes KIND=FILE, not '\(text)'")
    }
    return Options.ReportFile(kind: try choice(parts[0], "--report"), path: parts[1])
  }

  /// Reads `ID=SEVERITY` or, for one kind of claim, `unsourced-claim(KIND)=SEVERITY`.
  private static func ruleSeverity(_ text: String) throws -> (Rule, Claim.Kind?, Severity?) {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--rule takes ID=SEVERITY, not '\(text)'")
    }
    let names = parts[0].split(separator: "(", maxSplits: 1).map(String.init)
    let rule = try Rule.named(names.first ?? "")
    var kind: Claim.Kind?
    if names.count > 1, rule == .unsourcedClaim {
      let name = names[1].hasSuffix(")") ? String(names[1].dropLast()) : names[1]
      kind = try choice(name, "--rule \(rule.id)(KIND)") as Claim.Kind
    } else if names.count > 1 {
      throw UsageError(message: "--rule: '\(rule.id)' has no kinds")
    }
    if parts[1] == "off" { return (rule, kind, nil) }
    return (rule, kind, try choice(parts[1], "--rule \(parts[0])"))
  }
}
