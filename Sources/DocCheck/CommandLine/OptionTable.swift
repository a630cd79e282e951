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
      $0.format = try Choice.of($1, for: "--format")
    },
    Entry(
      name: "--report",
      value: "KIND=FILE",
      help: "also write html or one of --format's but text; html=DIR/"
    ) {
      $0.reports.append(try reportFile($1))
    },
    Entry(name: "--fail-on", value: "error|warning|never", help: "what makes the exit status 1") {
      $0.failOn = try Choice.of($1, for: "--fail-on")
    },
    Entry(name: "--min-verified", value: "PERCENT", help: "the least verified share") {
      $0.minimumVerified = try number($1, "--min-verified", in: 0...100)
    },
    Entry(name: "--config", value: "FILE", help: "instead of the nearest .doccheck.json") {
      $0.configurationFile = $1
    },
    Entry(name: "--baseline", value: "FILE", help: "known findings: only others are reported") {
      $0.baseline = $1
    },
    Entry(name: "--write-baseline", value: "FILE", help: "write what is found now as known") {
      $0.writtenBaseline = $1
    },
    Entry(
      name: "--compare",
      value: "REPORT.json",
      help: "what is new, fixed, still there; repeatable, oldest first"
    ) {
      $0.earlierReports.append($1)
    },
    Entry(name: "--changed-since", value: "REV", help: "only articles changed since a commit") {
      $0.changedSince = $1
    },
    Entry(name: "--rule", value: "ID=SEVERITY", help: "error, warning, note or off for a rule") {
      try setSeverity($1, in: &$0.severities)
    },
    Entry(name: "--swift-version", value: "5|6", help: "the language mode (default 5); repeatable")
    {
      $0.swiftVersions.append(Int(try number($1, "--swift-version", in: 5...6)))
    },
    Entry(name: "--default-isolation", value: "MainActor", help: "also check with this isolation") {
      $0.defaultIsolation = try Choice.of($1, for: "--default-isolation")
    },
    Entry(name: "--package", value: "DIR", help: "build this Swift package, to be imported") {
      $0.package = $1
    },
    Entry(name: "--module-path", value: "DIR", help: "a folder of modules; repeatable") {
      $0.modulePaths.append($1)
    },
    Entry(name: "--shard", value: "I/N", help: "only this part, to be joined by 'doccheck merge'") {
      $0.shard = try Shard($1)
    },
    Entry(name: "--shard-costs", value: "FILE", help: "JSON of path: cost, to balance shards by") {
      $0.shardCostsFile = $1
    },
    Entry(name: "--jobs", value: "N", help: "programs at once (default: one a core)") {
      $0.jobs = Int(try number($1, "--jobs", in: 1...1024))
    },
    Entry(name: "--no-run", value: nil, help: "compile only") { options, _ in options.runs = false
    },
    Entry(name: "--timeout", value: "SECONDS", help: "the limit for a program (default 10)") {
      $0.timeout = try number($1, "--timeout", in: 1...3600)
    },
    Entry(name: "--sandbox", value: "auto|bwrap|landlock|none", help: "what confines programs") {
      $0.sandbox = try Choice.of($1, for: "--sandbox")
    },
    Entry(name: "--dialect", value: "swifttest", help: "also run the Swift book's hidden tests") {
      $0.dialect = try Choice.of($1, for: "--dialect")
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
    Entry(name: "--remote-cache", value: "URL", help: "share what was checked between machines") {
      $0.remoteCache = try remoteCache($1)
    },
    Entry(name: "--remote-cache-read-only", value: nil, help: "write nothing to the shared cache") {
      options,
      _ in
      options.onlyReadsRemoteCache = true
    },
    Entry(name: "--no-merge", value: nil, help: "compile each program alone") { options, _ in
      options.merges = false
    },
    Entry(name: "--swiftc", value: "PATH", help: "the compiler (default: swiftc on PATH)") {
      $0.swiftc = $1
    },
    Entry(name: "--color", value: "auto|always|never", help: "colours in the text report") {
      $0.color = try Choice.of($1, for: "--color")
    },
    Entry(name: "--quiet", value: nil, help: "one line a finding") { options, _ in
      options.isQuiet = true
    },
    Entry(name: "--verbose", value: nil, help: "every snippet with its verdict") { options, _ in
      options.isVerbose = true
    },
    Entry(name: "--dry-run", value: nil, help: "fix, bless: only print a unified diff") {
      options,
      _ in
      options.onlyShowsEdits = true
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

  private static func remoteCache(_ text: String) throws -> String {
    guard ["http://", "https://"].contains(where: text.hasPrefix) else {
      throw UsageError(message: "--remote-cache takes an address of HTTP, not '\(text)'")
    }
    return text
  }

  private static func reportFile(_ text: String) throws -> Options.ReportFile {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--report takes KIND=FILE, not '\(text)'")
    }
    return Options.ReportFile(kind: try Choice.of(parts[0], for: "--report"), path: parts[1])
  }

  private static func setSeverity(_ text: String, in severities: inout RuleSeverities) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--rule takes ID=SEVERITY, not '\(text)'")
    }
    try severities.set(parts[0], to: parts[1])
  }
}
