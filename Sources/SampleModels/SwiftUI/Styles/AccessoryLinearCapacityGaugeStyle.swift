/// A small bar that fills.
public struct AccessoryLinearCapacityGaugeStyle: GaugeStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension GaugeStyle where Self == AccessoryLinearCapacityGaugeStyle {
  /// A small bar that fills.
  public static var accessoryLinearCapacity: AccessoryLinearCapacityGaugeStyle {
    AccessoryLinearCapacityGaugeStyle()
  }
}
