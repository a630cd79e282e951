/// What came of assembling a snippet.
struct Assembly: Sendable {
  /// The program that the snippet's own words ask for; its errors are the snippet's.
  let judged: Attempt
  /// The best program, with other versions and assumed names if these helped.
  let last: Attempt
  /// The program with the names that were assumed last, whether it helped or not.
  let assuming: Attempt

  /// Whether a program is one of these.
  func holds(_ program: Program) -> Bool {
    [judged, last, assuming].contains { $0.program.text == program.text }
  }

  /// The program whose errors are told where the snippet fails.
  var failed: Attempt { judged.missingNames.isEmpty ? judged : assuming }
}
