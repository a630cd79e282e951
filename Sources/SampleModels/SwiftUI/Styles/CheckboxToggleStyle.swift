/// A box with a check mark.
public struct CheckboxToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == CheckboxToggleStyle {
  /// A box with a check mark.
  public static var checkbox: CheckboxToggleStyle { CheckboxToggleStyle() }
}
