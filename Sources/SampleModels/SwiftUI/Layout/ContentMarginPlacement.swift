/// Which content a margin belongs to.
public struct ContentMarginPlacement: Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = ContentMarginPlacement(name: "automatic")

  /// The value that is called scroll content.
  public static let scrollContent = ContentMarginPlacement(name: "scrollContent")

  /// The value that is called scroll indicators.
  public static let scrollIndicators = ContentMarginPlacement(name: "scrollIndicators")
}
