/// A type that has an identifier for one publisher stream.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier of this stream.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// An identifier made from the object's identity.
  public var combineIdentifier: CombineIdentifier {
    CombineIdentifier(self)
  }
}
