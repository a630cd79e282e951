import Foundation

/// Two fingers that move apart or together, by its older name.
@available(*, deprecated, renamed: "MagnifyGesture")
public struct MagnificationGesture: Sendable {
  /// How much the distance must change.
  public var minimumScaleDelta: CGFloat

  /// Makes a gesture.
  public nonisolated init(minimumScaleDelta: CGFloat = 0.01) {
    self.minimumScaleDelta = minimumScaleDelta
  }
}

@available(*, deprecated)
extension MagnificationGesture: Gesture {
  /// How much larger the distance is.
  public typealias Value = CGFloat

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
