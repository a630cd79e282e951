/// The style that fits the context.
public struct AutomaticTableStyle: TableStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TableStyle where Self == AutomaticTableStyle {
  /// The style that fits the context.
  public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}
