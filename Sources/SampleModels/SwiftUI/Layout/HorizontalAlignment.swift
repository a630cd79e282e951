/// A guide by which views are lined up from side to side.
public struct HorizontalAlignment: Sendable {
  package let id: any AlignmentID.Type

  /// Makes a guide of the type that identifies it.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// Where text begins.
  public static let leading = HorizontalAlignment(Leading.self)
  /// The middle.
  public static let center = HorizontalAlignment(Center.self)
  /// Where text ends.
  public static let trailing = HorizontalAlignment(Trailing.self)
  /// The side where row separators begin.
  public static let listRowSeparatorLeading = HorizontalAlignment(Leading.self)
  /// The side where row separators end.
  public static let listRowSeparatorTrailing = HorizontalAlignment(Trailing.self)

  /// Joins the places of the guide in several views: their mean, or nothing for the sides and the
  /// middle, which every container has of its own.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    id is any SideAlignmentID.Type ? nil : values.mean
  }

  private enum Leading: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width / 2 }
  }

  private enum Trailing: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
  }
}

extension HorizontalAlignment: Hashable {
  /// Whether two guides are the same.
  public static func == (lhs: HorizontalAlignment, rhs: HorizontalAlignment) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Feeds the guide's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
