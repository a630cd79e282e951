/// What a tab is for.
public struct TabRole: Hashable, Sendable {
  private let name: String

  /// The value that is called search.
  public static let search = TabRole(name: "search")
}
