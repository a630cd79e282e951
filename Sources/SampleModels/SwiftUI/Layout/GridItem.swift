/// A column or a row of a lazy grid.
public struct GridItem: Sendable {
  /// How large the column or row is.
  public enum Size: Sendable {
    /// A fixed size.
    case fixed(CGFloat)
    /// A share of the room.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many as fit.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How large the column or row is.
  public var size: Size
  /// The distance to the next one.
  public var spacing: CGFloat?
  /// How cells are lined up.
  public var alignment: Alignment?

  /// Makes a column or row.
  public init(
    _ size: Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    self.size = size
    self.spacing = spacing
    self.alignment = alignment
  }
}
