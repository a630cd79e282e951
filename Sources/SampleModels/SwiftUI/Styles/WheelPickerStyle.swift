/// A wheel.
public struct WheelPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}
