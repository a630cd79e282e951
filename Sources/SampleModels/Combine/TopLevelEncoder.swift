/// A type that encodes a whole value, such as `JSONEncoder`.
public protocol TopLevelEncoder {
  /// The type of what is encoded, usually `Data`.
  associatedtype Output

  /// Encodes a value.
  func encode<T: Encodable>(_ value: T) throws -> Output
}
