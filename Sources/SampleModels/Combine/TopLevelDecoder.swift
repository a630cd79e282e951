/// A type that decodes a whole value, such as `JSONDecoder`.
public protocol TopLevelDecoder {
  /// The type of what is decoded, usually `Data`.
  associatedtype Input

  /// Decodes a value.
  func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
