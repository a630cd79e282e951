/// A button without a border that opens the menu.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
