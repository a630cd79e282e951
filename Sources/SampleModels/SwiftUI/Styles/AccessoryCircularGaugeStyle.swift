/// A small open ring.
public struct AccessoryCircularGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryCircularGaugeStyle {
  /// A small open ring.
  public static var accessoryCircular: AccessoryCircularGaugeStyle { AccessoryCircularGaugeStyle() }
}
