/// A style that hides the type of the style it holds.
public struct AnyShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  package let base: any ShapeStyle

  /// Wraps a style.
  public init<S: ShapeStyle>(_ style: S) {
    base = style
  }
}
