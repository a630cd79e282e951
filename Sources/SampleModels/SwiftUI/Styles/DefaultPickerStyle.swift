/// The style that fits the context.
public struct DefaultPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// The style that fits the context.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}
