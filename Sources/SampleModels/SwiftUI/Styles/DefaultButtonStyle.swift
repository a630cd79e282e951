/// The style that fits the context.
public struct DefaultButtonStyle: PrimitiveButtonStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// The style that fits the context.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}
