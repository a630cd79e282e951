/// The context that a preview is shown in.
public protocol PreviewContext {
  /// The value of a key.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// A key of a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none is set.
  static var defaultValue: Value { get }
}
