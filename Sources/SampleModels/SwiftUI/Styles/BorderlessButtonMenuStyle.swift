/// A button without a border that opens the menu.
@available(*, deprecated, message: "use menuStyle(.button) with buttonStyle(.borderless)")
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label
  }
}

@available(*, deprecated, message: "use menuStyle(.button) with buttonStyle(.borderless)")
extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border that opens the menu.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}
