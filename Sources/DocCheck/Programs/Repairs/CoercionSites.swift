/// The expressions of an attempt's snippet that errors about unknown types are about.
struct CoercionSites {
  private let attempt: Attempt
  private let reader: CoercionReader

  init(attempt: Attempt, items: ArticleItems) {
    self.attempt = attempt
    reader = CoercionReader(items.codes[attempt.draft.subject].text)
  }

  /// The value at an error's place.
  func value(at error: CompilerMessage) -> Coercion? { found(at: error, reader.value) }

  /// The values of the tuple at an error's place.
  func elements(at error: CompilerMessage) -> [Coercion] {
    found(at: error, reader.elements) ?? []
  }

  /// The name that the condition at an error's place unwraps.
  func unwrapped(at error: CompilerMessage) -> Coercion? { found(at: error, reader.unwrapped) }

  /// The value that the assertion at an error's place compares with another one.
  func comparedValue(at error: CompilerMessage) -> Coercion? {
    found(at: error, reader.comparedValue)
  }

  /// What the closures in the statement at an error's place tell apart and assign of their parameters.
  func closureValues(at error: CompilerMessage) -> [Coercion] {
    found(at: error, reader.closureValues) ?? []
  }

  /// What the `switch` or the condition around an error's place tells apart.
  func subject(of error: CompilerMessage) -> Coercion? { found(at: error, reader.subject) }

  /// What is read at the place of an error in the snippet, given its line and column.
  private func found<Result>(
    at error: CompilerMessage,
    _ read: (Int, Int) -> Result?
  ) -> Result? {
    guard case .subject(let line) = attempt.origin(of: error) else { return nil }
    return read(line, error.column)
  }
}
