import Foundation

/// What a comparison needs of an earlier JSON report.
struct EarlierReport: Decodable, Sendable {
  /// An article of then.
  struct Article: Decodable, Sendable {
    let path: String
    let findings: [Finding]
  }

  /// A finding of then.
  struct Finding: Decodable, Sendable {
    let rule: String
    let severity: Severity
    let line: Int
    let message: String
    let fingerprint: String
  }

  /// The counts of then.
  struct Totals: Decodable, Sendable {
    let passed: Int
    let failed: Int
    let undecided: Int
    let skipped: Int
    let verifiedShare: Double
    let findings: Counts
  }

  /// The findings of then by their severities.
  struct Counts: Decodable, Sendable {
    let error: Int
    let warning: Int
    let note: Int

    /// The number of all findings.
    var all: Int { error + warning + note }
  }

  let schemaVersion: Int
  let summary: Totals
  let articles: [Article]

  /// Reads a file that `--report json=FILE` wrote.
  ///
  /// - Throws: `EnvironmentError` for a file that cannot be read or is none such.
  init(path: String) throws {
    let failure = { EnvironmentError(stage: "compare", path: path, message: $0) }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw failure("cannot be read")
    }
    do {
      self = try JSONDecoder().decode(EarlierReport.self, from: data)
    } catch {
      throw failure("not a JSON report of doccheck; create one with '--report json=FILE'")
    }
    guard schemaVersion == JSONReport.schemaVersion else {
      throw failure(
        "written in version \(schemaVersion) of the report, but this doccheck reads version "
          + "\(JSONReport.schemaVersion)"
      )
    }
  }
}
