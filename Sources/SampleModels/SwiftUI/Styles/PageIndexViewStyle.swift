/// Dots below pages.
public struct PageIndexViewStyle: IndexViewStyle {
  /// When the ground behind the dots is shown.
  public struct BackgroundDisplayMode: Hashable, Sendable {
    private let name: String

    /// As the system likes.
    public static let automatic = BackgroundDisplayMode(name: "automatic")
    /// While somebody touches it.
    public static let interactive = BackgroundDisplayMode(name: "interactive")
    /// Always.
    public static let always = BackgroundDisplayMode(name: "always")
    /// Never.
    public static let never = BackgroundDisplayMode(name: "never")
  }

  package let backgroundDisplayMode: BackgroundDisplayMode

  /// Creates the style.
  public nonisolated init(backgroundDisplayMode: BackgroundDisplayMode = .automatic) {
    self.backgroundDisplayMode = backgroundDisplayMode
  }
}

extension IndexViewStyle where Self == PageIndexViewStyle {
  /// Dots below pages.
  public static var page: PageIndexViewStyle { PageIndexViewStyle() }

  /// Dots below pages, with or without a ground.
  public static func page(
    backgroundDisplayMode: PageIndexViewStyle.BackgroundDisplayMode
  ) -> PageIndexViewStyle {
    PageIndexViewStyle(backgroundDisplayMode: backgroundDisplayMode)
  }
}
