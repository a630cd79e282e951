/// How gestures are taken directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
  /// One bit an option.
  public let rawValue: UInt

  /// Makes a set of bits.
  public init(rawValue: UInt) {
    self.rawValue = rawValue
  }

  /// The option that is called silent on touch.
  public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 0)

  /// The option that is called requires activation.
  public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 1)
}
