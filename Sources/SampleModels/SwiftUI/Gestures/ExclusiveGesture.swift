/// Two gestures of which only one goes on.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// What the gesture that goes on tells.
  public enum Value {
    /// The first goes on.
    case first(First.Value)
    /// The second goes on.
    case second(Second.Value)
  }

  /// The first gesture.
  public var first: First
  /// The second gesture.
  public var second: Second

  /// Joins two gestures.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}

extension ExclusiveGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}
extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
