import Foundation

/// Two fingers that move apart or together.
public struct MagnifyGesture: Sendable {
  /// How fingers have moved.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// How much larger the distance is.
    public var magnification: CGFloat
    /// How fast that changes.
    public var velocity: CGFloat
    /// The point between the fingers at the start, in the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// How much the distance must change.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

extension MagnifyGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
