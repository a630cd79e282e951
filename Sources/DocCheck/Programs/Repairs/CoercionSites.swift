/// The expressions of an attempt's snippet that errors about unknown types are about.
struct CoercionSites {
  private let attempt: Attempt
  private let reader: CoercionReader

  init(attempt: Attempt, items: ArticleItems) {
    self.attempt = attempt
    reader = CoercionReader(items.codes[attempt.draft.subject].text)
  }

  /// The closure at an error's place, all of which is left out, with the parameters that are asked for.
  func closure(at error: CompilerMessage) -> Coercion? {
    guard error.id == "closure_argument_list_missing",
      let count = error.text.firstMatch(of: /expects (\d+) argument/).flatMap({ Int($0.1) })
    else { return nil }
    return found(at: error) { reader.openClosure(line: $0, column: $1, count: count) }
  }

  /// The number of parameters of the closure around an error's place that is assigned to a member.
  func assignedParameterCount(at error: CompilerMessage) -> Int? {
    found(at: error, reader.assignedParameterCount)
  }

  /// The name that the chain of calls at an error's place begins with.
  func root(at error: CompilerMessage) -> String? { found(at: error, reader.root) }

  /// The value at an error's place.
  func value(at error: CompilerMessage) -> Coercion? { found(at: error, reader.value) }

  /// The unknown value beside the operator at an error's place.
  func operand(at error: CompilerMessage) -> Coercion? {
    let types = error.text.quotedParts.suffix(2)
    let isAssigned = error.id == "cannot_convert_assign"
    guard isAssigned || error.text.contains("operands of type"),
      let side = types.firstIndex(where: { $0.identifiers == [UnknownType.name] })
    else { return nil }
    let isLeft = side == types.startIndex && !isAssigned
    return found(at: error) { reader.operand(line: $0, column: $1, isLeft: isLeft) }
  }

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
