extension Just {
  /// The value if it is at this place.
  public func output(at index: Int) -> Optional<Output>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return Optional<Output>.Publisher(index == 0 ? output : nil)
  }

  /// The value if its place is in the range.
  public func output<R: RangeExpression>(
    in range: R
  ) -> Optional<Output>.Publisher where R.Bound == Int {
    Optional<Output>.Publisher(range.relative(to: 0..<Int.max).lowerBound == 0 ? output : nil)
  }

  /// The value if any is wanted.
  public func prefix(_ maxLength: Int) -> Optional<Output>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Optional<Output>.Publisher(maxLength > 0 ? output : nil)
  }

  /// The value if a closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates(by predicate: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    Result<Output, Never>.success(output).trying {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// The same value: there is no error.
  public func replaceError(with output: Output) -> Just<Output> {
    self
  }

  /// The same value: there is one.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    self
  }

  /// The same value: subscribing again would change nothing.
  public func retry(_ times: Int) -> Just<Output> {
    self
  }

  /// Answers at once whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result<Output, Never>.success(output).trying(predicate)
  }

  /// The result of the one value, known at once.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<Output, Never>.success(output).trying { try nextPartialResult(initialResult, $0) }
  }

  /// The result of the one value, known at once.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Never>.Publisher {
    Result<T, Never>.Publisher(nextPartialResult(initialResult, output))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    Result<Output, Never>.success(output).trying { try nextPartialResult(initialResult, $0) }
  }

  /// The same value beside another failure type.
  public func setFailureType<E: Error>(
    to failureType: E.Type
  ) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }

  /// One sequence of all values.
  public func prepend(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    prepend(elements)
  }

  /// One sequence of all values.
  public func prepend<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
    var sequence: [Output] = []
    sequence.reserveCapacity(elements.underestimatedCount + 1)
    sequence.append(contentsOf: elements)
    sequence.append(output)
    return Publishers.Sequence(sequence: sequence)
  }

  /// One sequence of all values.
  public func append(_ elements: Output...) -> Publishers.Sequence<[Output], Never> {
    append(elements)
  }

  /// One sequence of all values.
  public func append<S: Swift.Sequence>(
    _ elements: S
  ) -> Publishers.Sequence<[Output], Never> where Output == S.Element {
    var sequence: [Output] = [output]
    sequence.append(contentsOf: elements)
    return Publishers.Sequence(sequence: sequence)
  }
}
