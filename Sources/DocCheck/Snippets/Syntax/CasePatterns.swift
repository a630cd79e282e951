/// The cases of an enumeration that one `switch` or one condition tells apart without naming the
/// enumeration.
struct CasePatterns: Hashable, Sendable {
  /// The last name of what is told apart: `state` of `self.model.state`; nothing where it has none.
  let subject: String?
  /// The cases with the labels of what they carry, `_` for none.
  let cases: [String: [String]]
}
