/// A part of the views that a container is made of.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  package var subviews: [Subview] = []

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view in a position.
  public subscript(index: Int) -> Subview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: Array(subviews[bounds]))
  }
}

extension SubviewsCollectionSlice: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
