/// A menu.
public struct MenuPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A menu.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}
