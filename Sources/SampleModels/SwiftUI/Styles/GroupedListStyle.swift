/// Rows in groups.
public struct GroupedListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// Rows in groups.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
