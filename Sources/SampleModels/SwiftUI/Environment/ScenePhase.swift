/// How far a scene is in the foreground.
public enum ScenePhase: Comparable, Hashable, Sendable {
  /// The case that is called background.
  case background
  /// The case that is called inactive.
  case inactive
  /// The case that is called active.
  case active
}
