/// When an animation counts as finished.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the value has come near its end.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}
