/// The line between rows.
public struct SeparatorShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == SeparatorShapeStyle {
  /// The line between rows.
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
