/// A value after one reference, so that asking whether there is one costs next to nothing.
final class Boxed<Value> {
  /// The value.
  let value: Value

  /// Holds a value.
  init(_ value: Value) {
    self.value = value
  }
}
