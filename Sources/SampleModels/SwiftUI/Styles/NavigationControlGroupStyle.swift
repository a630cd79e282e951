/// Controls of a navigation bar.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Creates the style.
  public nonisolated init() {}

  /// Makes the view in this style.
  public func makeBody(configuration: Configuration) -> some View {
    configuration.content
  }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// Controls of a navigation bar.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}
