/// Whether a window is there at the start.
public struct SceneLaunchBehavior: Sendable {
  private let name: String

  /// The value that is called automatic.
  public static let automatic = SceneLaunchBehavior(name: "automatic")

  /// The value that is called presented.
  public static let presented = SceneLaunchBehavior(name: "presented")

  /// The value that is called suppressed.
  public static let suppressed = SceneLaunchBehavior(name: "suppressed")
}
