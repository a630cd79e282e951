/// Which gestures count.
public struct GestureMask: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt32

  /// Makes a set of bits.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }

  /// The option that is called gesture.
  public static let gesture = GestureMask(rawValue: 1 << 0)

  /// The option that is called subviews.
  public static let subviews = GestureMask(rawValue: 1 << 1)

  /// No gesture.
  public static let none: GestureMask = []

  /// All gestures.
  public static let all: GestureMask = [.gesture, .subviews]
}
