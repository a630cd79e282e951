/// A value that is kept as it was first.
final class KeptValue<Value> {
  /// The value.
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
