/// A look with one tab a page, which scroll up and down.
public struct VerticalPageTabViewStyle: TabViewStyle {
  /// How one page gives way to the next.
  public struct TransitionStyle: Hashable, Sendable {
    private let name: String

    /// As the platform does it.
    public static let automatic = TransitionStyle(name: "automatic")
    /// The pages are blurred.
    public static let blur = TransitionStyle(name: "blur")
    /// The pages do nothing but scroll.
    public static let identity = TransitionStyle(name: "identity")
  }

  package let transitionStyle: TransitionStyle

  /// Creates the style.
  public nonisolated init(transitionStyle: TransitionStyle = .automatic) {
    self.transitionStyle = transitionStyle
  }
}

extension TabViewStyle where Self == VerticalPageTabViewStyle {
  /// Tabs as pages that scroll up and down.
  public static var verticalPage: VerticalPageTabViewStyle { VerticalPageTabViewStyle() }

  /// Tabs as pages that scroll up and down, and how one gives way to the next.
  public static func verticalPage(
    transitionStyle: VerticalPageTabViewStyle.TransitionStyle
  ) -> VerticalPageTabViewStyle {
    VerticalPageTabViewStyle(transitionStyle: transitionStyle)
  }
}
