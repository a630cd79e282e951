/// The fill of small shapes.
public struct FillShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never
}

extension ShapeStyle where Self == FillShapeStyle {
  /// The fill of small shapes.
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
