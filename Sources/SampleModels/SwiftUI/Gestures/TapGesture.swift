/// One or more taps.
public struct TapGesture: Sendable {
  /// The number of taps.
  public var count: Int

  /// Makes a gesture of taps.
  public nonisolated init(count: Int = 1) {
    self.count = count
  }
}

extension TapGesture: Gesture {
  /// Nothing is told.
  public typealias Value = ()

  /// Traps: a primitive gesture has no body.
  public var body: Never { primitiveGesture() }
}
