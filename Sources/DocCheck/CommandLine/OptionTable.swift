/// The options of the command line: one table for parsing, for help and for "did you mean".
enum OptionTable {
  static let checking: [Entry] = [
    Entry(
      name: "--format",
      value: "text|json|sarif|junit|github|markdown",
      group: .output,
      help: "format of the report on standard output"
    ) {
      $0.format = try Choice.of($1, for: "--format")
    },
    Entry(
      name: "--report",
      value: "KIND=FILE",
      group: .output,
      help: "also write a report: html, json, sarif, junit, github or markdown"
    ) {
      $0.reports.append(try reportFile($1))
    },
    Entry(
      name: "--fail-on",
      value: "error|warning|never",
      group: .gate,
      help: "lowest severity that fails the check (default: error)"
    ) {
      $0.failOn = try Choice.of($1, for: "--fail-on")
    },
    Entry(
      name: "--min-verified",
      value: "PERCENT",
      group: .gate,
      help: "fail if fewer than PERCENT of the snippets could be checked"
    ) {
      $0.minimumVerified = try number($1, "--min-verified", in: 0...100)
    },
    Entry(
      name: "--config",
      value: "FILE",
      group: .what,
      help: "configuration file to use"
    ) {
      $0.configurationFile = $1
    },
    Entry(
      name: "--trust-config",
      value: nil,
      group: .what,
      help: "let the configuration name a package to build, and folders outside its own"
    ) { options, _ in
      options.trustsConfiguration = true
    },
    Entry(
      name: "--baseline",
      value: "FILE",
      group: .gate,
      help: "ignore the findings listed in FILE"
    ) {
      $0.baseline = $1
    },
    Entry(
      name: "--write-baseline",
      value: "FILE",
      group: .gate,
      help: "write all current findings to FILE"
    ) {
      $0.writtenBaseline = $1
    },
    Entry(
      name: "--compare",
      value: "REPORT.json",
      group: .gate,
      help: "compare with earlier JSON reports (oldest first)"
    ) {
      $0.earlierReports.append($1)
    },
    Entry(
      name: "--changed-since",
      value: "REV",
      group: .what,
      help: "check only articles changed since this commit"
    ) {
      $0.changedSince = $1
    },
    Entry(
      name: "--rule",
      value: "ID=SEVERITY",
      group: .gate,
      help: "set the severity of a rule: error, warning, note or off"
    ) {
      try setSeverity($1, in: &$0.severities)
    },
    Entry(
      name: "--swift-version",
      value: "5|6",
      group: .language,
      help: "language mode (default: 5); repeat to check in both"
    ) {
      $0.swiftVersions.append(Int(try number($1, "--swift-version", in: 5...6)))
    },
    Entry(
      name: "--default-isolation",
      value: "MainActor",
      group: .language,
      help: "also check with this default isolation"
    ) {
      $0.defaultIsolation = try Choice.of($1, for: "--default-isolation")
    },
    Entry(
      name: "--package",
      value: "DIR",
      group: .language,
      help: "build this package so that snippets can import it"
    ) {
      $0.package = $1
    },
    Entry(
      name: "--module-path",
      value: "DIR",
      group: .language,
      help: "add a folder with compiled modules"
    ) {
      $0.modulePaths.append($1)
    },
    Entry(
      name: "--shard",
      value: "I/N",
      group: .machines,
      help: "check only part I of N (see 'doccheck merge')"
    ) {
      $0.shard = try Shard($1)
    },
    Entry(
      name: "--shard-costs",
      value: "FILE",
      group: .machines,
      help: "balance shards by a JSON file of paths and costs"
    ) {
      $0.shardCostsFile = $1
    },
    Entry(
      name: "--jobs",
      value: "N",
      group: .machines,
      help: "number of parallel jobs (default: number of cores)"
    ) {
      $0.jobs = Int(try number($1, "--jobs", in: 1...1024))
    },
    Entry(
      name: "--no-run",
      value: nil,
      group: .running,
      help: "compile snippets without running them"
    ) { options, _ in options.runs = false
    },
    Entry(
      name: "--timeout",
      value: "SECONDS",
      group: .running,
      help: "time limit per program (default: 10)"
    ) {
      $0.timeout = try number($1, "--timeout", in: 1...3600)
    },
    Entry(
      name: "--sandbox",
      value: "auto|bwrap|landlock|none",
      group: .running,
      help: "sandbox for running code"
    ) {
      $0.sandbox = try Choice.of($1, for: "--sandbox")
    },
    Entry(
      name: "--dialect",
      value: "swifttest",
      group: .what,
      help: "also run the hidden tests of The Swift Programming Language"
    ) {
      $0.dialect = try Choice.of($1, for: "--dialect")
    },
    Entry(
      name: "--keep-programs",
      value: "DIR",
      group: .running,
      help: "keep the generated Swift files in DIR"
    ) {
      $0.keepPrograms = $1
    },
    Entry(
      name: "--cache",
      value: "DIR",
      group: .machines,
      help: "cache folder"
    ) {
      $0.cache = $1
    },
    Entry(
      name: "--no-cache",
      value: nil,
      group: .machines,
      help: "ignore the cache and check everything again"
    ) { options, _ in
      options.caches = false
    },
    Entry(
      name: "--remote-cache",
      value: "URL",
      group: .machines,
      help: "use a shared cache at URL"
    ) {
      $0.remoteCache = try remoteCache($1)
    },
    Entry(
      name: "--remote-cache-read-only",
      value: nil,
      group: .machines,
      help: "read from the shared cache, but do not write to it"
    ) {
      options,
      _ in
      options.onlyReadsRemoteCache = true
    },
    Entry(
      name: "--no-merge",
      value: nil,
      group: .machines,
      help: "compile each snippet in a separate compiler call"
    ) { options, _ in
      options.merges = false
    },
    Entry(
      name: "--swiftc",
      value: "PATH",
      group: .language,
      help: "compiler to use (default: swiftc on PATH)"
    ) {
      $0.swiftc = $1
    },
    Entry(
      name: "--color",
      value: "auto|always|never",
      group: .output,
      help: "use colours in the text report (default: auto)"
    ) {
      $0.color = try Choice.of($1, for: "--color")
    },
    Entry(
      name: "--quiet",
      short: "-q",
      value: nil,
      group: .output,
      help: "print one line per finding"
    ) { options, _ in
      options.isQuiet = true
    },
    Entry(
      name: "--verbose",
      short: "-v",
      value: nil,
      group: .output,
      help: "print every snippet with its verdict and timings"
    ) { options, _ in
      options.isVerbose = true
    },
    Entry(
      name: "--dry-run",
      value: nil,
      group: .what,
      help: "with 'fix' and 'bless': print a diff, write nothing"
    ) {
      options,
      _ in
      options.onlyShowsEdits = true
    },
    Entry(
      name: "--allow-empty",
      value: nil,
      group: .gate,
      help: "succeed even if there is nothing to check"
    ) { options, _ in
      options.allowsEmpty = true
    },
    Entry(
      name: "--version",
      value: nil,
      group: .other,
      help: "print the version"
    ) { options, _ in
      options.showsVersion = true
    },
    Entry(
      name: "--help",
      short: "-h",
      value: nil,
      group: .other,
      help: "print this help"
    ) { options, _ in
      options.showsHelp = true
    },
  ]
}
