/// The style that fits the context.
public struct DefaultToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// The style that fits the context.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}
