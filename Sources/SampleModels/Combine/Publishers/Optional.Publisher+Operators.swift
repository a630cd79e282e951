extension Optional.Publisher where Wrapped: Comparable {
  /// The same value: it is the least.
  public func min() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The same value: it is the greatest.
  public func max() -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher where Wrapped: Equatable {
  /// Answers at once whether this is the value.
  public func contains(_ output: Output) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(self.output.map { $0 == output })
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates() -> Optional<Wrapped>.Publisher {
    self
  }
}

extension Optional.Publisher {
  /// Answers at once whether a closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// An array of the one value, or an empty one.
  public func collect() -> Optional<[Output]>.Publisher {
    Optional<[Output]>.Publisher(output.map { [$0] } ?? [])
  }

  /// The changed value unless it is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.flatMap(transform))
  }

  /// The same value: it is the least.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// The same value: it is the greatest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Optional<Wrapped>.Publisher
  {
    self
  }

  /// Answers at once whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Optional<Bool>.Publisher {
    Optional<Bool>.Publisher(output.map(predicate))
  }

  /// The number of values, known at once.
  public func count() -> Optional<Int>.Publisher {
    Optional<Int>.Publisher(output.map { _ in 1 })
  }

  /// Nothing unless no value is to be left out.
  public func dropFirst(_ count: Int = 1) -> Optional<Wrapped>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return Optional<Wrapped>.Publisher(count > 0 ? nil : output)
  }

  /// The value unless a closure leaves it out.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    Optional<Wrapped>.Publisher(output.flatMap { predicate($0) ? nil : $0 })
  }

  /// The same value: it is the first.
  public func first() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The value if a closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// The same value: it is the last.
  public func last() -> Optional<Wrapped>.Publisher {
    self
  }

  /// The value if a closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// The value if a closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    Optional<Wrapped>.Publisher(output.flatMap { isIncluded($0) ? $0 : nil })
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// Changes the value at once.
  public func map<T>(_ transform: (Output) -> T) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map(transform))
  }

  /// The value if it is at this place.
  public func output(at index: Int) -> Optional<Wrapped>.Publisher {
    precondition(index >= 0, "index must not be negative")
    return Optional<Wrapped>.Publisher(index == 0 ? output : nil)
  }

  /// The value if its place is in the range.
  public func output<R: RangeExpression>(in range: R) -> Optional<Wrapped>.Publisher
  where R.Bound == Int {
    let range = range.relative(to: 0..<Int.max)
    precondition(range.lowerBound >= 0, "lowerBound must not be negative")
    precondition(range.upperBound < Int.max - 1, "upperBound must be less than Int.max - 1")
    return Optional<Wrapped>.Publisher(range.contains(0) ? output : nil)
  }

  /// The value if any is wanted.
  public func prefix(_ maxLength: Int) -> Optional<Wrapped>.Publisher {
    precondition(maxLength >= 0, "maxLength must not be negative")
    return Optional<Wrapped>.Publisher(maxLength > 0 ? output : nil)
  }

  /// The value if a closure accepts it.
  public func prefix(while predicate: (Output) -> Bool) -> Optional<Wrapped>.Publisher {
    filter(predicate)
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Optional<Wrapped>.Publisher {
    self
  }

  /// The same value: there is no error.
  public func replaceError(with output: Output) -> Optional<Wrapped>.Publisher {
    self
  }

  /// The value, or another one if there is none.
  public func replaceEmpty(with output: Output) -> Just<Output> {
    Just(self.output ?? output)
  }

  /// The same value: subscribing again would change nothing.
  public func retry(_ times: Int) -> Optional<Wrapped>.Publisher {
    self
  }

  /// The result of the one value, known at once.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }

  /// The result of the one value, known at once.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Optional<T>.Publisher {
    Optional<T>.Publisher(output.map { nextPartialResult(initialResult, $0) })
  }
}
