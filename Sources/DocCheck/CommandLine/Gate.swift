import Foundation

/// What decides whether a check has failed: findings, a baseline, the verified share.
struct Gate: Sendable {
  private let options: Options
  private let baseline: Baseline?
  /// The earlier reports, the oldest first.
  private let earlier: [EarlierReport]

  /// The most entries of a baseline that are named one by one.
  private static let limit = 20

  /// What a report came to.
  struct Outcome: Sendable {
    /// The report as it is to be shown.
    var report: Report
    /// Why the check fails, where findings do not say it.
    let reasons: [String]
    let hasFailed: Bool
  }

  /// Reads the files that the options name, before any work is done.
  ///
  /// - Throws: `EnvironmentError` for a file that cannot be understood.
  init(_ options: Options) throws {
    self.options = options
    guard options.command.isGated else {
      guard options.writtenBaseline == nil else {
        throw UsageError(
          message:
            "--write-baseline does not work with 'list'; run 'doccheck check --write-baseline FILE'"
        )
      }
      (baseline, earlier) = (nil, [])
      return
    }
    if let path = options.writtenBaseline {
      baseline = FileManager.default.fileExists(atPath: path) ? try Baseline(path: path) : nil
    } else {
      baseline = try options.baseline.map(Baseline.init(path:))
    }
    earlier = try options.earlierReports.map(EarlierReport.init(path:))
  }

  /// Judges a report.
  ///
  /// - Throws: `ReportWriter.Failure` if a new baseline cannot be written.
  func outcome(of report: Report) throws -> Outcome {
    var report = report
    report.comparison = earlier.last.map {
      ReportComparison(report, with: $0, after: earlier.dropLast(), exists: Self.exists)
    }
    let (rest, gone) = try settle(report)
    let reasons = reasons(for: rest, gone)
    return Outcome(
      report: rest,
      reasons: reasons,
      hasFailed: !reasons.isEmpty || rest.summary.count(from: options.failOn) > 0
    )
  }

  /// The report without what is known, and what a baseline lists in vain.
  private func settle(_ report: Report) throws -> (Report, [Baseline.Entry]) {
    guard let path = options.writtenBaseline ?? options.baseline, options.command.isGated else {
      return (report, [])
    }
    let filter = BaselineFilter(folder: FolderPath(ofFile: path))
    var known = baseline ?? Baseline(findings: [])
    if options.writtenBaseline != nil {
      known = filter.baseline(of: report, after: baseline, exists: Self.exists)
      try ReportWriter().write(known.text, to: path)
    }
    let outcome = filter.apply(known, to: report, exists: Self.exists)
    return (outcome.report, outcome.gone)
  }

  private func reasons(for report: Report, _ gone: [Baseline.Entry]) -> [String] {
    var reasons = gone.prefix(Self.limit).map { entry in
      let place = InertText.marked("\(entry.path): \(entry.rule): '\(entry.text)'")
      return "baseline: \(place) no longer occurs"
    }
    if gone.count > Self.limit { reasons.append("baseline: … and \(gone.count - Self.limit) more") }
    if !gone.isEmpty, let path = options.baseline {
      reasons.append("baseline: update it with '--write-baseline \(path)'")
    }
    let summary = report.summary
    if let least = options.minimumVerified, summary.verifiedShare * 100 < least {
      let share = summary.verifiedPercent
      reasons.append(
        "only \(share)% of the snippets could be checked; --min-verified requires \(least)%"
      )
    }
    return reasons
  }

  private static func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: path)
  }
}

extension Summary {
  /// The number of findings that make a check fail.
  fileprivate func count(from level: Options.FailLevel) -> Int {
    switch level {
    case .never: 0
    case .error: errors
    case .warning: errors + warnings
    }
  }
}
