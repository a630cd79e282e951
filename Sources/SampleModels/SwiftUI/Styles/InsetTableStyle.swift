/// Rows with a margin.
public struct InsetTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == InsetTableStyle {
  /// Rows with a margin.
  public static var inset: InsetTableStyle { InsetTableStyle() }
}
