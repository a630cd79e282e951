/// The place where the value of a property wrapper lives.
///
/// A property wrapper starts with a place of its own; a runtime that mounts the view puts another
/// one in, which belongs to the view's identity and tells who reads and who writes.
package protocol Location<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The value now.
  func get() -> Value

  /// The value now, asked for through the property itself and not through a binding to it.
  func readAsOwner() -> Value

  /// Whether another place is this one under another name.
  func isSame(as other: AnyObject) -> Bool

  /// Replaces the value.
  func set(_ newValue: Value, transaction: Transaction)
}

extension Location {
  package func readAsOwner() -> Value { get() }

  package func isSame(as other: AnyObject) -> Bool { self === other }
}
