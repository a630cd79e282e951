/// A style without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// A style without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}
