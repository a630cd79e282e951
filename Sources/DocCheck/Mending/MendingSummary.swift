/// What `fix` and `bless` did, or would do, in one line.
struct MendingSummary {
  private let result: Mender.Result
  private let options: Options

  /// The most articles that are named with their counts.
  private static let limit = 5

  init(_ result: Mender.Result, _ options: Options) {
    (self.result, self.options) = (result, options)
  }

  /// Such as "fixed 5 problems in 3 files (a.md 2, …); 14 errors remain".
  var text: String {
    let changed = result.changes.map { (path: $0.path, count: result.counts[$0.path] ?? 0) }
    let remaining = result.outcome.report.summary.errors
    let rest = options.onlyShowsEdits ? " would remain" : remaining == 1 ? " remains" : " remain"
    let tail = remaining > 0 ? "; \(remaining.of("error"))\(rest)" : ""
    guard !changed.isEmpty else {
      return "nothing to \(options.command == .fix ? "fix" : "update")\(tail)\n"
    }
    let count = changed.reduce(0) { $0 + $1.count }
    let what = options.command == .fix ? count.of("problem") : count.of("place")
    let named = changed.prefix(Self.limit).map { "\(InertText.marked($0.path)) \($0.count)" }
    let list = (named + (changed.count > Self.limit ? ["…"] : [])).joined(separator: ", ")
    return "\(verb) \(what) in \(changed.count.of("file")) (\(list))\(tail)\n"
  }

  private var verb: String {
    switch (options.command, options.onlyShowsEdits) {
    case (.fix, true): "would fix"
    case (.fix, false): "fixed"
    case (_, true): "would update"
    case (_, false): "updated"
    }
  }
}
