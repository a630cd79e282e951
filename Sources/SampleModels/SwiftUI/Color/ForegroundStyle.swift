/// The foreground of the current context.
public struct ForegroundStyle: ShapeStyle {
  /// The style resolves to itself.
  public typealias Resolved = Never

  /// Creates the style.
  public init() {}
}

extension ShapeStyle where Self == ForegroundStyle {
  /// The foreground of the current context.
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
