/// The expressions of an attempt's snippet that errors about unknown types are about.
struct CoercionSites {
  private let attempt: Attempt
  private let reader: CoercionReader
  /// The lines of the snippet on which something is left out.
  private let elidedLines: Set<Int>

  init(attempt: Attempt, items: ArticleItems) {
    self.attempt = attempt
    elidedLines = items.codes[attempt.draft.subject].elidedLines
    reader = CoercionReader(items.codes[attempt.draft.subject].text)
  }

  /// The closure at an error's place that is left out, with the parameters that are asked for, or in which
  /// a comment stands for the value that is.
  func closure(at error: CompilerMessage) -> Coercion? {
    if error.id == "cannot_convert_closure_result", error.text.quotedParts.contains("()") {
      return found(at: error, reader.commentedClosure)
    }
    guard error.id == "closure_argument_list_missing",
      let count = error.text.firstMatch(of: Self.argumentCount).flatMap({ Int($0.1) })
    else { return nil }
    return found(at: error) { reader.openClosure(line: $0, column: $1, count: count) }
  }

  /// The constant named or assigned at an error's place, as one of a type.
  func constant(at error: CompilerMessage, as type: String) -> Coercion? {
    found(at: error) { reader.constant(line: $0, column: $1, type: type) }
  }

  /// The constant without a type whose value an error's place belongs to, as one of a type.
  func declaredConstant(at error: CompilerMessage, as type: String) -> Coercion? {
    found(at: error) { reader.declaredConstant(line: $0, column: $1, type: type) }
  }

  /// The arguments at an error's place, all of which are left out, with those that are asked for.
  func arguments(at error: CompilerMessage) -> Coercion? {
    guard error.id?.hasPrefix("missing_argument") == true, error.id != "missing_argument_labels",
      case .subject(let line) = attempt.origin(of: error), elidedLines.contains(line)
    else { return nil }
    let labels = error.text.matches(of: Self.argumentPlace).map { $0.1.map { "\($0): " } ?? "" }
    guard !labels.isEmpty else { return nil }
    let text = labels.map { $0 + Hole.expressionText }.joined(separator: ", ")
    return found(at: error) { reader.openArguments(line: $0, column: $1, text: text) }
  }

  /// The number of parameters of the closure around an error's place that is assigned to a member.
  func assignedParameterCount(at error: CompilerMessage) -> Int? {
    found(at: error, reader.assignedParameterCount)
  }

  /// The name that the chain of calls at an error's place begins with.
  func root(at error: CompilerMessage) -> String? { found(at: error, reader.root) }

  /// The value at an error's place.
  func value(at error: CompilerMessage) -> Coercion? { found(at: error, reader.value) }

  /// The constant that a test expects not to hold, `#expect(!isFar)`, as a truth value.
  func denied(at error: CompilerMessage) -> Coercion? {
    guard let line = attempt.subjectLine(of: error),
      let text = attempt.program.line(error.line).map({ String($0) }),
      let name = text.firstMatch(of: Self.negatedExpectation)?.1
    else { return nil }
    let column = text.utf8.distance(from: text.startIndex, to: name.startIndex) + 1
    return reader.constant(line: line, column: column, type: "Bool")
  }

  /// The only argument of the call at an error's place, as one of a type.
  func argument(at error: CompilerMessage, as type: String) -> Coercion? {
    found(at: error) { reader.argument(line: $0, column: $1, type: type) }
  }

  /// The unknown value beside the operator at an error's place.
  func operand(at error: CompilerMessage) -> Coercion? {
    let types = error.text.quotedParts.suffix(2)
    let isAssigned = error.id == "cannot_convert_assign"
    if !isAssigned, types.first?.identifiers == [UnknownType.name],
      let value = found(at: error, reader.defaulted)
    {
      return value
    }
    guard isAssigned || error.text.contains("operands of type"),
      let side = types.firstIndex(where: { $0.identifiers == [UnknownType.name] })
    else { return nil }
    return operand(at: error, isLeft: side == types.startIndex && !isAssigned)
  }

  /// The value on one side of the operator at an error's place.
  func operand(at error: CompilerMessage, isLeft: Bool) -> Coercion? {
    found(at: error) { reader.operand(line: $0, column: $1, isLeft: isLeft) }
  }

  /// The unknown values of the tuple at an error's place; all of them where the types do not say which.
  ///
  /// - Parameter types: the types of its values, which may be torn apart at their own commas.
  func elements(at error: CompilerMessage, of types: [String]) -> [Coercion] {
    let values = found(at: error, reader.elements) ?? []
    // What is taken for unknown by mistake is taken back by the next error.
    guard values.count == types.count else { return values.compactMap(\.self) }
    return zip(values, types).compactMap { $1.contains(UnknownType.name) ? $0 : nil }
  }

  /// The name that the condition at an error's place unwraps.
  func unwrapped(at error: CompilerMessage) -> Coercion? { found(at: error, reader.unwrapped) }

  /// What the condition at an error's place unwraps as a value of a type that it names.
  func typedCondition(at error: CompilerMessage) -> Coercion? {
    found(at: error, reader.typedCondition)
  }

  /// What the condition at an error's place makes a number of.
  func numeral(at error: CompilerMessage) -> Coercion? { found(at: error, reader.numeral) }

  /// The value of what is used at an error's place as if it might be missing.
  func optional(at error: CompilerMessage) -> Coercion? { found(at: error, reader.optional) }

  /// The values that the branches at an error's place give.
  func branches(at error: CompilerMessage, as type: String) -> [Coercion] {
    found(at: error) { reader.branches(line: $0, column: $1, type: type) } ?? []
  }

  /// The type that the function or the property around an error's place is declared to give.
  func declaredResult(at error: CompilerMessage) -> String? {
    found(at: error, reader.declaredResult)
  }

  /// The value that the assertion at an error's place compares with another one.
  func comparedValue(at error: CompilerMessage) -> Coercion? {
    found(at: error, reader.comparedValue)
  }

  /// What the closures in the statement at an error's place tell apart, assign and hand over of their
  /// parameters.
  func closureValues(at error: CompilerMessage) -> [Coercion] {
    let unknown = Set(attempt.draft.standIns.map(\.name))
    return found(at: error) { reader.closureValues(line: $0, column: $1, unknown: unknown) } ?? []
  }

  /// What the loop at an error's place waits for, as a stream.
  func stream(at error: CompilerMessage) -> Coercion? { found(at: error, reader.stream) }

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

  private static let argumentCount = Pattern(/expects (\d+) argument/)
  private static let argumentPlace = Pattern(/'(\w+)'|#\d+/)
  private static let negatedExpectation = Pattern(/#(?:expect|require)\(!(\w+)\)/)
}
