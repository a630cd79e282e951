/// Compares what an article says is printed with what was printed.
struct OutputComparison: Sendable {
  let expected: String
  let actual: String

  /// Whether the statement's output, which may have begun before, ends with what was expected.
  var endsAsExpected: Bool {
    let printed = withoutFinalLineFeed
    return printed == expected || printed.hasSuffix("\n" + expected)
  }

  /// Whether what was expected stands on lines of its own anywhere in the output.
  var occurs: Bool { ("\n" + actual + "\n").contains("\n" + expected + "\n") }

  /// A finding's message.
  var message: String {
    withoutFinalLineFeed.isEmpty
      ? "it prints nothing instead of \"\(expected)\""
      : "it prints \"\(withoutFinalLineFeed)\" instead of \"\(expected)\""
  }

  private var withoutFinalLineFeed: String {
    actual.hasSuffix("\n") ? String(actual.dropLast()) : actual
  }
}
