/// Rows with a border.
public struct BorderedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == BorderedListStyle {
  /// Rows with a border.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
