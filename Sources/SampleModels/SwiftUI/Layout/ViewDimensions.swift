/// The size and the alignment guides of a view.
public struct ViewDimensions: Equatable, @unchecked Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  /// Where the guides are that were set.
  private let explicit: (AlignmentGuide) -> CGFloat?

  package init(size: CGSize, explicit: @escaping (AlignmentGuide) -> CGFloat? = { _ in nil }) {
    width = size.width
    height = size.height
    self.explicit = explicit
  }

  /// Whether two views have one size.
  public static func == (lhs: ViewDimensions, rhs: ViewDimensions) -> Bool {
    lhs.width == rhs.width && lhs.height == rhs.height
  }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat {
    self[explicit: guide] ?? guide.id.defaultValue(in: self)
  }

  /// The place of a horizontal guide if it was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicit(.horizontal(guide)) }

  /// The place of a vertical guide if it was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicit(.vertical(guide)) }

  /// The point where the guides of an alignment meet.
  package subscript(alignment: Alignment) -> CGPoint {
    CGPoint(x: self[alignment.horizontal], y: self[alignment.vertical])
  }
}
