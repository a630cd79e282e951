/// The views that a container is made of, as they are resolved.
public struct SubviewsCollection: RandomAccessCollection {
  package var subviews: [Subview] = []

  package init(subviews: [Subview]) {
    self.subviews = subviews
  }

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

extension SubviewsCollection: View {
  /// Traps: a primitive view has no body.
  public var body: Never { primitiveBody() }
}
