/// The ground of a window.
public struct WindowBackgroundShapeStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  /// The ground of a window.
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
