import Foundation

/// Two fingers that turn.
public struct RotateGesture: Sendable {
  /// How fingers have turned.
  public struct Value: Equatable, Sendable {
    /// When.
    public var time: Date
    /// The angle from the start.
    public var rotation: Angle
    /// How fast it changes.
    public var velocity: Angle
    /// The point between the fingers at the start, in the view.
    public var startAnchor: UnitPoint
    /// The point between the fingers at the start.
    public var startLocation: CGPoint
  }

  /// How much they must turn.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

extension RotateGesture: Gesture {
  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
