/// The text of a link.
public struct LinkShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == LinkShapeStyle {
  /// The text of a link.
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
