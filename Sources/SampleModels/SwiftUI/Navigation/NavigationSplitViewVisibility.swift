/// Which columns are shown.
public struct NavigationSplitViewVisibility: Equatable, Hashable, Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")

  /// The value that is called all.
  public static let all = NavigationSplitViewVisibility(name: "all")

  /// The value that is called double column.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")

  /// The value that is called detail only.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}
