/// A style of glass.
public struct GlassButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassButtonStyle {
  /// A style of glass.
  public static var glass: GlassButtonStyle { GlassButtonStyle() }
}
