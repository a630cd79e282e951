extension Just where Output: Comparable {
  /// The same value: it is the least.
  public func min() -> Just<Output> {
    self
  }

  /// The same value: it is the greatest.
  public func max() -> Just<Output> {
    self
  }
}

extension Just where Output: Equatable {
  /// Answers at once whether this is the value.
  public func contains(_ output: Output) -> Just<Bool> {
    Just<Bool>(self.output == output)
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates() -> Just<Output> {
    self
  }
}

extension Just {
  /// Answers at once whether a closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Just<Bool> {
    Just<Bool>(predicate(output))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    Result<Output, Never>.success(output).trying(predicate)
  }

  /// An array of the one value.
  public func collect() -> Just<[Output]> {
    Just<[Output]>([output])
  }

  /// The changed value unless it is `nil`.
  public func compactMap<T>(_ transform: (Output) -> T?) -> Optional<T>.Publisher {
    Optional<T>.Publisher(transform(output))
  }

  /// The same value: it is the least.
  public func min(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The same value: it is the greatest.
  public func max(by areInIncreasingOrder: (Output, Output) -> Bool) -> Just<Output> {
    self
  }

  /// The number of values, known at once.
  public func count() -> Just<Int> {
    Just<Int>(1)
  }

  /// The value unless a closure leaves it out.
  public func drop(while predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? nil : output)
  }

  /// Nothing unless no value is to be left out.
  public func dropFirst(_ count: Int = 1) -> Optional<Output>.Publisher {
    precondition(count >= 0, "count must not be negative")
    return Optional<Output>.Publisher(count > 0 ? nil : output)
  }

  /// The same value: it is the first.
  public func first() -> Just<Output> {
    self
  }

  /// The value if a closure accepts it.
  public func first(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }

  /// The same value: it is the last.
  public func last() -> Just<Output> {
    self
  }

  /// The value if a closure accepts it.
  public func last(where predicate: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(predicate(output) ? output : nil)
  }

  /// The value if a closure accepts it.
  public func filter(_ isIncluded: (Output) -> Bool) -> Optional<Output>.Publisher {
    Optional<Output>.Publisher(isIncluded(output) ? output : nil)
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Never> {
    Empty<Output, Never>()
  }

  /// Changes the value at once.
  public func map<T>(_ transform: (Output) -> T) -> Just<T> {
    Just<T>(transform(output))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    Result<Output, Never>.success(output).trying(transform)
  }

  /// The same value beside another failure type.
  public func mapError<E: Error>(_ transform: (Never) -> E) -> Result<Output, E>.Publisher {
    Result<Output, E>.Publisher(output)
  }
}
