/// A link to a screen of its own.
public struct NavigationLinkPickerStyle: PickerStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A link to a screen of its own.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}
