/// A finger that stays.
public struct LongPressGesture: Sendable {
  /// How long it must stay.
  public var minimumDuration: Double
  /// How far it may move.
  public var maximumDistance: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10) {
    self.minimumDuration = minimumDuration
    self.maximumDistance = maximumDistance
  }
}

extension LongPressGesture: Gesture {
  /// Whether the finger has stayed long enough.
  public typealias Value = Bool

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
