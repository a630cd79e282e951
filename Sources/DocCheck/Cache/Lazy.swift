import Synchronization

/// A value that is made when it is first asked for; from then on no reader waits for another one.
final class Lazy<Value: Sendable>: Sendable {
  private let make: @Sendable () -> Value
  private let made = AtomicLazyReference<Box>()
  /// Held while the value is made.
  private let making = Mutex(())

  init(_ make: @escaping @Sendable () -> Value) { self.make = make }

  /// The value; while it is made, all who ask for it wait.
  var value: Value {
    if let box = made.load() { return box.value }
    return making.withLock { _ in
      (made.load() ?? made.storeIfNil(Box(make()))).value
    }
  }

  /// Holds the value where a single pointer leads to it.
  private final class Box: Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
