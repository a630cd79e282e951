/// A button that opens the menu.
public struct ButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button that opens the menu.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}
