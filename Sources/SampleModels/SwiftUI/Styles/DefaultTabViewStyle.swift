/// The style that fits the context.
public struct DefaultTabViewStyle: TabViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// The style that fits the context.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
