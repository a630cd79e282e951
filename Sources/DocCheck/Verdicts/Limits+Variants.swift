/// Declarations of one name that are ways of writing the same.
extension Limits {
  /// Whether what is declared again is another way of writing what is declared before.
  ///
  /// A variable is, right behind the one of its name, where something is called for its value or each has a
  /// remark beside it; anything with parentheses is that has a comment of its own above it, as the one before has.
  func isVariant(_ error: CompilerMessage, on line: Int, _ attempt: Attempt) -> Bool {
    guard let name = error.text.firstQuoted?.leadingName else { return false }
    let own = items.items[attempt.draft.subject]
    let code = SourceText(items.snippets[attempt.draft.subject].source)
    // Values that are written out are rarely the same.
    let isCalled = code.line(line).contains(Self.call)
    if let place = own.firstIndex(where: { $0.lines.contains(line) }), place > 0,
      own[(place - 1)...place].allSatisfy({
        $0.item.kind == .variable && $0.item.declares.contains(name)
      }),
      isCalled || own[(place - 1)...place].allSatisfy({ expected.haveRemark($0.lines) })
    {
      return true
    }
    guard isCalled else { return false }
    let earlier = error.notes.lazy.compactMap(attempt.subjectLine).first
    return earlier.map { $0 < line && Self.isTold($0, in: code) && Self.isTold(line, in: code) }
      ?? false
  }

  /// What calls something or takes an element of it.
  private static let call = Pattern(/[\w>\]][(\[]/)

  /// Whether a comment stands right above a line.
  private static func isTold(_ line: Int, in code: SourceText) -> Bool {
    line > 1 && code.line(line - 1).trimmingBlanks.hasPrefix("//")
  }
}
