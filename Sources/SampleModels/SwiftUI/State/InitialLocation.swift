/// The place of a value whose view is not on a screen: only the initial value is there.
package final class InitialLocation<Value>: Location, @unchecked Sendable {
  private let value: Value

  package init(_ value: Value) {
    self.value = value
  }

  package func get() -> Value { value }

  package func set(_ newValue: Value, transaction: Transaction) {
    RuntimeWarning.warn(
      "Accessing State's value outside of being installed on a View. This will result in a constant"
        + " Binding of the initial value and will not update."
    )
  }
}
