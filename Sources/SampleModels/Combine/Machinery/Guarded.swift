/// A value that only one thread at a time can reach.
final class Guarded<Value>: @unchecked Sendable {
  private let lock = Lock()
  private var value: Value

  /// Guards `value`.
  init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` on the value; `body` must not call client code.
  func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
    lock.lock()
    defer { lock.unlock() }
    return try body(&value)
  }
}
