/// The views that a layout places.
public struct LayoutSubviews: RandomAccessCollection, Equatable, @unchecked Sendable {
  package var subviews: [LayoutSubview] = []

  /// The direction of text.
  public var layoutDirection: LayoutDirection = .leftToRight

  package init(_ subviews: [LayoutSubview]) {
    self.subviews = subviews
  }

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

  /// The views in positions.
  public subscript<S: Sequence>(indices: S) -> LayoutSubviews where S.Element == Int {
    var part = self
    part.subviews = indices.map { subviews[$0] }
    return part
  }
}
