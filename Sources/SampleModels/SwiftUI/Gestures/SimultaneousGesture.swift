/// Two gestures that go on together.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// What both gestures tell.
  public struct Value {
    /// What the first tells.
    public var first: First.Value?
    /// What the second tells.
    public var second: Second.Value?

    package init(first: First.Value?, second: Second.Value?) {
      self.first = first
      self.second = second
    }
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

extension SimultaneousGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}

extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
