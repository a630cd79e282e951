import Foundation

/// The report for programs: JSON of schema version 1, keys sorted.
struct JSONReporter: Reporter {
  func render(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that JSON lacks, and the report holds none.
    let data = (try? encoder.encode(JSONReport(report))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
