/// The line breaks that code lost, found where the parser misses them.
struct LineBreaks: Sendable {
  /// The offsets in the code before which a line break belongs, in their order.
  let offsets: [Int]
  /// Whether the parser accepts the code with them.
  let isWhole: Bool

  /// The line breaks of code from an article; nothing where none is lost.
  static func lost(in code: String) -> LineBreaks? {
    guard ParserLimit.admits(code) else { return nil }
    return DeepStack.run { LineBreaks(CodeFaults(in: code), in: code) } ?? nil
  }

  /// Looks for line breaks in code that is within `ParserLimit`, on a deep stack.
  ///
  /// - Parameter faults: what the parser misses in the code.
  init?(_ faults: CodeFaults, in code: String) {
    guard !faults.lineBreaks.isEmpty || !faults.others.isEmpty else { return nil }
    var search = CommentEndSearch(code)
    if let found = search.lineBreaks(faults) {
      (offsets, isWhole) = (found, true)
    } else {
      guard !faults.lineBreaks.isEmpty else { return nil }
      (offsets, isWhole) = (faults.lineBreaks, false)
    }
  }
}
