import Foundation

/// Two fingers that turn, by its older name.
@available(*, deprecated, renamed: "RotateGesture")
public struct RotationGesture: Sendable {
  /// How much they must turn.
  public var minimumAngleDelta: Angle

  /// Makes a gesture.
  public nonisolated init(minimumAngleDelta: Angle = .degrees(1)) {
    self.minimumAngleDelta = minimumAngleDelta
  }
}

@available(*, deprecated)
extension RotationGesture: Gesture {
  /// The angle from the start.
  public typealias Value = Angle

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
