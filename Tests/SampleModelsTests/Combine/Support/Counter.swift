import Synchronization

/// A number that several threads may raise at once.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  /// The number.
  var value: Int { count.load(ordering: .sequentiallyConsistent) }

  /// Raises the number by one and answers it.
  @discardableResult
  func increment() -> Int {
    count.wrappingAdd(1, ordering: .sequentiallyConsistent).newValue
  }
}

/// A value that a test hands to other threads on its own responsibility.
struct Unchecked<Value>: @unchecked Sendable {
  /// The value.
  let value: Value

  /// Hands over a value.
  init(_ value: Value) {
    self.value = value
  }
}
