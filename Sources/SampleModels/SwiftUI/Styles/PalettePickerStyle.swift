/// A row of icons in a menu.
public struct PalettePickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// A row of icons in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
