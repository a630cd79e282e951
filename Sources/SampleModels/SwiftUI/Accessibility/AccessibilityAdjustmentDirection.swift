/// More or less.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// The case that is called increment.
  case increment
  /// The case that is called decrement.
  case decrement
}
