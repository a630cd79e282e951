/// Whether windows come back at the next start.
public struct SceneRestorationBehavior: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = SceneRestorationBehavior(name: "automatic")

  /// The value that is called disabled.
  public static let disabled = SceneRestorationBehavior(name: "disabled")
}
