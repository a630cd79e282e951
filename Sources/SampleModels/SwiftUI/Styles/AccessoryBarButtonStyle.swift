/// A style for bars below a toolbar.
public struct AccessoryBarButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == AccessoryBarButtonStyle {
  /// A style for bars below a toolbar.
  public static var accessoryBar: AccessoryBarButtonStyle { AccessoryBarButtonStyle() }
}
