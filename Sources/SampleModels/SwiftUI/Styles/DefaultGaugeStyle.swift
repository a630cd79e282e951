/// The style that fits the context.
public struct DefaultGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == DefaultGaugeStyle {
  /// The style that fits the context.
  public static var automatic: DefaultGaugeStyle { DefaultGaugeStyle() }
}
