/// A style with a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// A style with a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}
