/// A group of radio buttons.
public struct RadioGroupPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == RadioGroupPickerStyle {
  /// A group of radio buttons.
  public static var radioGroup: RadioGroupPickerStyle { RadioGroupPickerStyle() }
}
