/// A small bar.
public struct AccessoryLinearGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearGaugeStyle {
  /// A small bar.
  public static var accessoryLinear: AccessoryLinearGaugeStyle { AccessoryLinearGaugeStyle() }
}
