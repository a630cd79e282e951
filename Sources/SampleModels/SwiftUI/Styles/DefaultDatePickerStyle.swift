/// The style that fits the context.
public struct DefaultDatePickerStyle: DatePickerStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension DatePickerStyle where Self == DefaultDatePickerStyle {
  /// The style that fits the context.
  public static var automatic: DefaultDatePickerStyle { DefaultDatePickerStyle() }
}
