/// A place whose value cannot be changed: writes are ignored.
package final class ConstantLocation<Value>: Location, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func get() -> Value { value }

  package func set(_ newValue: Value, transaction: Transaction) {}
}
