/// Tabs as pages that are swiped.
public struct PageTabViewStyle: TabViewStyle {
  /// When the dots below are shown.
  public struct IndexDisplayMode: Hashable, Sendable {
    private let name: String

    /// If there is more than one page.
    public static let automatic = IndexDisplayMode(name: "automatic")
    /// Always.
    public static let always = IndexDisplayMode(name: "always")
    /// Never.
    public static let never = IndexDisplayMode(name: "never")
  }

  package let indexDisplayMode: IndexDisplayMode

  /// Creates the style.
  public nonisolated init(indexDisplayMode: IndexDisplayMode = .automatic) {
    self.indexDisplayMode = indexDisplayMode
  }
}

extension TabViewStyle where Self == PageTabViewStyle {
  /// Tabs as pages that are swiped.
  public static var page: PageTabViewStyle { PageTabViewStyle() }

  /// Tabs as pages that are swiped, with or without dots below.
  public static func page(
    indexDisplayMode: PageTabViewStyle.IndexDisplayMode
  ) -> PageTabViewStyle {
    PageTabViewStyle(indexDisplayMode: indexDisplayMode)
  }
}
