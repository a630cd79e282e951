/// A button that stays down.
public struct ButtonToggleStyle: ToggleStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down.
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
