/// A style of glass that is prominent.
public struct GlassProminentButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == GlassProminentButtonStyle {
  /// A style of glass that is prominent.
  public static var glassProminent: GlassProminentButtonStyle { GlassProminentButtonStyle() }
}
