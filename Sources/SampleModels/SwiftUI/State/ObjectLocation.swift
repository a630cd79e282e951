/// The place of a value in a property of an object.
package final class ObjectLocation<Root: AnyObject, Value>: Location, @unchecked Sendable {
  private let root: Root
  private let keyPath: ReferenceWritableKeyPath<Root, Value>

  /// Reads the value once, as Apple's framework does when it makes a binding: a body that makes one
  /// depends on the property, even if only another view reads it through the binding.
  package init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
    self.root = root
    self.keyPath = keyPath
    _ = get()
  }

  package func get() -> Value { root[keyPath: keyPath] }

  package func set(_ newValue: Value, transaction: Transaction) {
    withTransaction(transaction) { root[keyPath: keyPath] = newValue }
  }

  package func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ObjectLocation<Root, Value> else { return false }
    return root === other.root && keyPath == other.keyPath
  }
}
