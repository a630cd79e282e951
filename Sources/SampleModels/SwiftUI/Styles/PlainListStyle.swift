/// Rows without groups.
public struct PlainListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// Rows without groups.
  public static var plain: PlainListStyle { PlainListStyle() }
}
