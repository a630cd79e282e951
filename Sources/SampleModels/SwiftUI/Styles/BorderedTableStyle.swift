/// Rows with a border.
public struct BorderedTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == BorderedTableStyle {
  /// Rows with a border.
  public static var bordered: BorderedTableStyle { BorderedTableStyle() }
}
