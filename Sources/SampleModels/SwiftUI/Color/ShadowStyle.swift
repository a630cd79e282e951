/// How a style throws a shadow.
public struct ShadowStyle: Hashable, Sendable {
  private let isInner: Bool
  private let color: Color
  private let radius: CGFloat
  private let x: CGFloat
  private let y: CGFloat

  /// A shadow behind the shape.
  public static func drop(
    color: Color = Color(white: 0, opacity: 0.33),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: false, color: color, radius: radius, x: x, y: y)
  }

  /// A shadow inside the shape.
  public static func inner(
    color: Color = Color(white: 0, opacity: 0.55),
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle {
    ShadowStyle(isInner: true, color: color, radius: radius, x: x, y: y)
  }
}
