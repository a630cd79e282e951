import Foundation

/// The report for code scanning: SARIF 2.1.0 (OASIS Standard, 27 March 2020).
struct SARIFReporter: Reporter {
  func render(_ report: Report) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    // Encoding fails only for numbers that JSON lacks, and the report holds none.
    let data = (try? encoder.encode(SARIFLog(report))) ?? Data()
    return String(decoding: data, as: UTF8.self) + "\n"
  }
}
