import Foundation

/// A place that simply keeps a value, safe to use from any thread.
package final class StoredLocation<Value>: Location, @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func get() -> Value {
    lock.withLock { value }
  }

  package func set(_ newValue: Value, transaction: Transaction) {
    lock.withLock { value = newValue }
  }
}
