/// The place where the value of a property wrapper lives.
///
/// A property wrapper starts with a place of its own; a runtime that mounts the view puts another
/// one in, which belongs to the view's identity and tells who reads and who writes.
package protocol Location<Value>: AnyObject, Sendable {
  associatedtype Value

  /// The value now.
  func get() -> Value

  /// Replaces the value.
  func set(_ newValue: Value, transaction: Transaction)
}
