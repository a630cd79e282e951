/// The kind of a scene's margin.
public struct ScenePadding: Equatable, Sendable {
  private let name: String

  /// The value that is called minimum.
  public static let minimum = ScenePadding(name: "minimum")

  /// The value that is called navigation bar.
  public static let navigationBar = ScenePadding(name: "navigationBar")
}
