/// The style that fits the context.
public struct DefaultListStyle: ListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// The style that fits the context.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
