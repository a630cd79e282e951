/// A guide by which views are lined up from top to bottom.
public struct VerticalAlignment: Sendable {
  package let id: any AlignmentID.Type

  /// Makes a guide of the type that identifies it.
  public init(_ id: any AlignmentID.Type) {
    self.id = id
  }

  /// The upper side.
  public static let top = VerticalAlignment(Top.self)
  /// The middle.
  public static let center = VerticalAlignment(Center.self)
  /// The lower side.
  public static let bottom = VerticalAlignment(Bottom.self)
  /// The base of the first line of text.
  public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
  /// The base of the last line of text.
  public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)

  /// Joins the places of the guide in several views: the first or the last line of text, the mean of
  /// an author's guide, or nothing for the sides and the middle.
  public func combineExplicit<S: Sequence>(_ values: S) -> CGFloat? where S.Element == CGFloat? {
    switch self {
    case .firstTextBaseline: values.compactMap { $0 }.min()
    case .lastTextBaseline: values.compactMap { $0 }.max()
    default: id is any SideAlignmentID.Type ? nil : values.mean
    }
  }

  private enum Top: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
  }

  private enum Center: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
  }

  private enum Bottom: SideAlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum FirstTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }

  private enum LastTextBaseline: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
  }
}

extension VerticalAlignment: Hashable {
  /// Whether two guides are the same.
  public static func == (lhs: VerticalAlignment, rhs: VerticalAlignment) -> Bool {
    ObjectIdentifier(lhs.id) == ObjectIdentifier(rhs.id)
  }

  /// Feeds the guide's identity to a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(id)) }
}
