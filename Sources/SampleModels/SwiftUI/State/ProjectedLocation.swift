/// The place of a part of a value that is kept elsewhere.
package final class ProjectedLocation<Root, Value>: Location, @unchecked Sendable {
  private let base: any Location<Root>
  private let keyPath: WritableKeyPath<Root, Value>

  package init(base: any Location<Root>, keyPath: WritableKeyPath<Root, Value>) {
    self.base = base
    self.keyPath = keyPath
  }

  package func get() -> Value { base.get()[keyPath: keyPath] }

  package func set(_ newValue: Value, transaction: Transaction) {
    var root = base.get()
    root[keyPath: keyPath] = newValue
    base.set(root, transaction: transaction)
  }

  package func isSame(as other: AnyObject) -> Bool {
    guard let other = other as? ProjectedLocation<Root, Value> else { return false }
    return keyPath == other.keyPath && base.isSame(as: other.base)
  }
}
