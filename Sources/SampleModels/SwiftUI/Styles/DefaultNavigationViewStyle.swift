/// The style that fits the context.
@available(*, deprecated, message: "use NavigationStack or NavigationSplitView")
public struct DefaultNavigationViewStyle: NavigationViewStyle {
  /// Creates the style.
  public nonisolated init() {}
}

@available(*, deprecated, message: "use NavigationStack or NavigationSplitView")
extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
  /// The style that fits the context.
  public static var automatic: DefaultNavigationViewStyle { DefaultNavigationViewStyle() }
}
