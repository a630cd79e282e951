/// Rows in groups with a margin.
public struct InsetGroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Rows in groups with a margin.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
