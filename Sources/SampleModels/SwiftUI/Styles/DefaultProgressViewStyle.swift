/// The style that fits the context.
public struct DefaultProgressViewStyle: ProgressViewStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ProgressViewStyle where Self == DefaultProgressViewStyle {
  /// The style that fits the context.
  public static var automatic: DefaultProgressViewStyle { DefaultProgressViewStyle() }
}
