/// The ground of a selected row.
public struct SelectionShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SelectionShapeStyle {
  /// The ground of a selected row.
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
