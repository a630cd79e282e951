/// A form in which a report can be read: a function from the report to text.
///
/// A reporter has no clock, no file handle and no state, so equal reports make equal texts.
protocol Reporter: Sendable {
  /// The report in this form, with a final line feed.
  func render(_ report: Report) -> String
}
