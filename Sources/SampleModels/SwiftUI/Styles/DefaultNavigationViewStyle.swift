/// The style that fits the context.
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that fits the context.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
