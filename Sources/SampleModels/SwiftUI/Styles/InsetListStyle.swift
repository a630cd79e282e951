/// Rows with a margin.
public struct InsetListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with a margin.
  public static var inset: InsetListStyle { InsetListStyle() }
}
