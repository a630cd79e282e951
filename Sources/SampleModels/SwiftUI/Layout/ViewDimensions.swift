/// The size and the alignment guides of a view.
public struct ViewDimensions: Equatable, Sendable {
  /// The width.
  public let width: CGFloat
  /// The height.
  public let height: CGFloat

  package init(width: CGFloat, height: CGFloat) {
    self.width = width
    self.height = height
  }

  /// The place of a horizontal guide.
  public subscript(guide: HorizontalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// The place of a vertical guide.
  public subscript(guide: VerticalAlignment) -> CGFloat { guide.id.defaultValue(in: self) }

  /// The place of a horizontal guide if it was set.
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }

  /// The place of a vertical guide if it was set.
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}
