extension Result.Publisher where Success: Comparable {
  /// The same value: it is the least.
  public func min() -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same value: it is the greatest.
  public func max() -> Result<Success, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Success: Equatable {
  /// Answers at once whether this is the value.
  public func contains(_ output: Output) -> Result<Bool, Failure>.Publisher {
    map { $0 == output }
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates() -> Result<Success, Failure>.Publisher {
    self
  }
}

extension Result.Publisher where Failure == Never {
  /// The same value beside another failure type.
  public func setFailureType<E: Error>(to failureType: E.Type) -> Result<Success, E>.Publisher {
    switch result {
    case .success(let value): Result<Success, E>.Publisher(value)
    }
  }
}

extension Result.Publisher {
  /// Answers at once whether a closure accepts the value.
  public func allSatisfy(_ predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryAllSatisfy(
    _ predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// Answers at once whether a closure accepts the value.
  public func contains(where predicate: (Output) -> Bool) -> Result<Bool, Failure>.Publisher {
    map(predicate)
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryContains(
    where predicate: (Output) throws -> Bool
  ) -> Result<Bool, any Error>.Publisher {
    tryMap(predicate)
  }

  /// An array of the one value.
  public func collect() -> Result<[Output], Failure>.Publisher {
    map { [$0] }
  }

  /// The same value: it is the least.
  public func min(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryMin(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// The same value: it is the greatest.
  public func max(
    by areInIncreasingOrder: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryMax(
    by areInIncreasingOrder: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try areInIncreasingOrder($0, $0)
      return $0
    }
  }

  /// The number of values, known at once.
  public func count() -> Result<Int, Failure>.Publisher {
    map { _ in 1 }
  }

  /// The same value: it is the first.
  public func first() -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same value: it is the last.
  public func last() -> Result<Success, Failure>.Publisher {
    self
  }

  /// Nothing but the end.
  public func ignoreOutput() -> Empty<Output, Failure> {
    Empty<Output, Failure>()
  }

  /// Changes the value at once.
  public func map<T>(_ transform: (Output) -> T) -> Result<T, Failure>.Publisher {
    Result<T, Failure>.Publisher(result.map(transform))
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryMap<T>(_ transform: (Output) throws -> T) -> Result<T, any Error>.Publisher {
    result.trying(transform)
  }

  /// Changes the error at once.
  public func mapError<E: Error>(_ transform: (Failure) -> E) -> Result<Success, E>.Publisher {
    Result<Success, E>.Publisher(result.mapError(transform))
  }

  /// The same value: nothing comes before it.
  public func removeDuplicates(
    by predicate: (Output, Output) -> Bool
  ) -> Result<Success, Failure>.Publisher {
    self
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryRemoveDuplicates(
    by predicate: (Output, Output) throws -> Bool
  ) -> Result<Output, any Error>.Publisher {
    tryMap {
      _ = try predicate($0, $0)
      return $0
    }
  }

  /// The value, or another one instead of the error.
  public func replaceError(with output: Output) -> Result<Success, Never>.Publisher {
    switch result {
    case .success(let value): Result<Success, Never>.Publisher(value)
    case .failure: Result<Success, Never>.Publisher(output)
    }
  }

  /// The same result: it is not empty.
  public func replaceEmpty(with output: Output) -> Result<Success, Failure>.Publisher {
    self
  }

  /// The same result: subscribing again would change nothing.
  public func retry(_ times: Int) -> Result<Success, Failure>.Publisher {
    self
  }

  /// The result of the one value, known at once.
  public func reduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryReduce<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }

  /// The result of the one value, known at once.
  public func scan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) -> T
  ) -> Result<T, Failure>.Publisher {
    map { nextPartialResult(initialResult, $0) }
  }

  /// Does at once what may throw; the error is what is sent.
  public func tryScan<T>(
    _ initialResult: T,
    _ nextPartialResult: (T, Output) throws -> T
  ) -> Result<T, any Error>.Publisher {
    tryMap { try nextPartialResult(initialResult, $0) }
  }
}
