/// How the values of options are read.
extension OptionTable {
  /// The number that an option was given.
  static func number(
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

  /// The address of a shared cache.
  static func remoteCache(_ text: String) throws -> String {
    guard ["http://", "https://"].contains(where: text.hasPrefix) else {
      throw UsageError(message: "--remote-cache takes an http or https URL, not '\(text)'")
    }
    return text
  }

  /// The kind and the place of a report.
  static func reportFile(_ text: String) throws -> Options.ReportFile {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--report takes KIND=FILE, not '\(text)'")
    }
    return Options.ReportFile(kind: try Choice.of(parts[0], for: "--report"), path: parts[1])
  }

  /// Sets the severity that an option names for a rule.
  static func setSeverity(_ text: String, in severities: inout RuleSeverities) throws {
    let parts = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw UsageError(message: "--rule takes ID=SEVERITY, not '\(text)'")
    }
    try severities.set(parts[0], to: parts[1])
  }
}
