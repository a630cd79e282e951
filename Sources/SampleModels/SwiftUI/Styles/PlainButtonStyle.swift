/// A style without any decoration.
public struct PlainButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// A style without any decoration.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}
