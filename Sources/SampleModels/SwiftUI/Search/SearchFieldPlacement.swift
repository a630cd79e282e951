/// Where a field for searching is.
public struct SearchFieldPlacement: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = SearchFieldPlacement(name: "automatic")

  /// The value that is called toolbar.
  public static let toolbar = SearchFieldPlacement(name: "toolbar")

  /// The value that is called sidebar.
  public static let sidebar = SearchFieldPlacement(name: "sidebar")

  /// The value that is called toolbar principal.
  public static let toolbarPrincipal = SearchFieldPlacement(name: "toolbarPrincipal")

  /// In the drawer of a navigation bar.
  public static let navigationBarDrawer = SearchFieldPlacement(name: "navigationBarDrawer")

  /// In the drawer of a navigation bar, always or sometimes.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(name: "navigationBarDrawer(\(displayMode))")
  }

  /// When the drawer of a navigation bar is shown.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private let name: String

    /// When the content is scrolled down.
    public static let automatic = NavigationBarDrawerDisplayMode(name: "automatic")
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode(name: "always")
  }
}
