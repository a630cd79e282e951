/// A place that is made of two functions.
package final class FunctionalLocation<Value>: Location, @unchecked Sendable {
  private let getValue: () -> Value
  private let setValue: (Value, Transaction) -> Void

  package init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    getValue = get
    setValue = set
  }

  package func get() -> Value { getValue() }

  package func set(_ newValue: Value, transaction: Transaction) {
    setValue(newValue, transaction)
  }
}
