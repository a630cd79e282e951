/// The resolved parts of a view, one by one.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
  package let source: any View

  /// The position of the first part.
  public var startIndex: Int { 0 }
  /// The position after the last part: none is resolved without a runtime.
  public var endIndex: Int { 0 }

  /// The part in a position.
  public subscript(index: Int) -> Subview { preconditionFailure("Index out of range") }
}
