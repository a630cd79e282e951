/// How a screen comes and goes.
public protocol NavigationTransition {}

/// The way that fits the platform.
public struct AutomaticNavigationTransition: NavigationTransition {}

/// Out of another view.
public struct ZoomNavigationTransition: NavigationTransition {
  package let sourceID: AnyHashable
}

extension NavigationTransition where Self == AutomaticNavigationTransition {
  /// The way that fits the platform.
  public static var automatic: AutomaticNavigationTransition { AutomaticNavigationTransition() }
}

extension NavigationTransition where Self == ZoomNavigationTransition {
  /// Out of another view.
  public static func zoom(sourceID: some Hashable, in namespace: Namespace.ID) -> Self {
    ZoomNavigationTransition(sourceID: AnyHashable(sourceID))
  }
}
