/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, Sendable {
  package var subviews: [LayoutSubview] = []

  /// The direction of text.
  public var layoutDirection: LayoutDirection = .leftToRight

  /// The position of the first view.
  public var startIndex: Int { 0 }
  /// The position after the last view.
  public var endIndex: Int { subviews.count }

  /// The view in a position.
  public subscript(index: Int) -> LayoutSubview { subviews[index] }

  /// The views in a range.
  public subscript(bounds: Range<Int>) -> LayoutSubviews {
    var part = self
    part.subviews = Array(subviews[bounds])
    return part
  }
}
